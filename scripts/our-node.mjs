/** Older ones cannot run our sources. */
export function isOurNode() {
  return Number.parseInt(process.versions.node, 10) >= 24;
}

/** Said in one line to whoever starts `what` past npm: on an older Node it fails in ways that name anything but the reason. */
export function ourNodeProblem(what) {
  return `${what} needs Node 24, and this is Node ${process.versions.node}. It is installed as node_modules/.bin/node.`;
}

export function needOurNode() {
  if (!isOurNode()) throw new Error(`${ourNodeProblem('This test')} Name that in your editor, or run \`npm test -- <path>\`.`);
}
