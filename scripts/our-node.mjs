/** Older ones cannot run our sources. */
export function isOurNode() {
  return Number.parseInt(process.versions.node, 10) >= 24;
}

/** For what an editor or a person may start past npm: on an older Node our sources fail in ways that name anything but the reason. */
export function needOurNode() {
  if (isOurNode()) return;
  throw new Error(
    `Our tests need Node 24, and this is Node ${process.versions.node}. It is installed as node_modules/.bin/node: ` +
      'name that in your editor, or run `npm test -- <path>`.',
  );
}
