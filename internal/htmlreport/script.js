// Without this the pages can be read; with it the findings can be filtered, and the colors chosen.
'use strict';

const root = document.documentElement;
const theme = document.getElementById('theme');

function remembered(value) {
  // Pages opened as files have no storage in some browsers.
  try {
    if (value) localStorage.setItem('cudavet-theme', value);
    return localStorage.getItem('cudavet-theme');
  } catch {
    return null;
  }
}

const chosen = remembered();
if (chosen) root.dataset.theme = chosen;
theme.hidden = false;
theme.addEventListener('click', () => {
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'light' : 'dark';
  remembered(root.dataset.theme);
});

const filter = document.getElementById('filter');
if (filter) {
  const files = [...document.querySelectorAll('.file')].map((file) => ({
    file,
    name: file.querySelector('h3').textContent.toLowerCase(),
    findings: [...file.querySelectorAll('li')].map((item) => ({ item, text: item.textContent.toLowerCase() })),
  }));
  const apply = () => {
    const { class: ofClass, rule, words } = Object.fromEntries(new FormData(filter));
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const { file, name, findings } of files) {
      let left = 0;
      for (const { item, text } of findings) {
        const fits =
          (!ofClass || item.dataset.class === ofClass) &&
          (!rule || item.dataset.rule === rule) &&
          wanted.every((word) => name.includes(word) || text.includes(word));
        item.hidden = !fits;
        if (fits) left++;
      }
      file.hidden = left === 0;
      count += left;
    }
    filter.querySelector('output').textContent = `${count} shown`;
  };
  filter.hidden = false;
  filter.addEventListener('input', apply);
  filter.addEventListener('submit', (event) => event.preventDefault());
}
