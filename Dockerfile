# cudavet with what it takes to check Go packages: the go command, and a C compiler for cgo.
#
#	docker run --rm -v "$PWD:/src" -w /src IMAGE ./...
FROM golang:1.26 AS build
WORKDIR /cudavet
COPY go.mod go.sum ./
RUN go mod download
COPY . .
RUN go build -trimpath -tags=netgo,osusergo -ldflags='-s -w -linkmode external -extldflags -static' -o /cudavet.static .

FROM golang:1.26
COPY --from=build /cudavet.static /usr/local/bin/cudavet
# The folder that is mounted belongs to another user, whose repository git would not read.
RUN git config --system --add safe.directory '*'
ENTRYPOINT ["cudavet"]
