// Starts `trackwright lsp` for the YAML files of titles.
"use strict";
const {workspace} = require("vscode");
const {LanguageClient, TransportKind} = require("vscode-languageclient/node");

let client = null;

exports.activate = () => {
  const command = workspace.getConfiguration("trackwright").get("command");
  client = new LanguageClient("trackwright", "Trackwright",
    {command, args: ["lsp"], transport: TransportKind.stdio},
    {documentSelector: [{scheme: "file", language: "yaml"}],
     synchronize: {fileEvents: workspace.createFileSystemWatcher("**/{*.yaml,opening.json}")}});
  return client.start();
};
exports.deactivate = () => client && client.isRunning() ? client.stop() : undefined;
