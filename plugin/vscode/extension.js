// The extension starts "cudavet lsp" and connects the editor with it; all else is the server's.
'use strict';

const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

// Languages that editors give .cu and .cuh files: this extension's, and those of the C++ and CUDA extensions.
const languages = ['go', 'cuda-cpp', 'cuda'];

let client;

function start() {
  const settings = vscode.workspace.getConfiguration('cudavet');
  client = new LanguageClient(
    'cudavet',
    'cudavet',
    { command: settings.get('path'), args: ['lsp', ...settings.get('flags')] },
    { documentSelector: languages.map((language) => ({ scheme: 'file', language })) },
  );
  return client.start().catch((err) => {
    vscode.window.showErrorMessage(`cudavet does not start: ${err.message}. The setting cudavet.path names the program.`);
  });
}

async function stop() {
  const last = client;
  client = undefined;
  // A client that did not start cannot be stopped, and need not be.
  if (last?.needsStop()) await last.stop();
}

async function restart() {
  await stop();
  await start();
}

exports.activate = async (context) => {
  context.subscriptions.push(
    vscode.commands.registerCommand('cudavet.restart', restart),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('cudavet')) return restart();
    }),
  );
  await start();
};

exports.deactivate = stop;
