const VERSION = /^\d+\.\d+\.\d+$/;
const HEADING = /^## (?<version>\d+\.\d+\.\d+), \d{4}-\d\d-\d\d$/m;
const UNRELEASED = /^## Unreleased\n/m;

/** The newest version that the changelog tells of. */
export function newestVersion(changelog) {
  return HEADING.exec(changelog)?.groups?.version;
}

/** What is wrong with calling the next release so; nothing where it can be. */
export function versionProblem(next, present) {
  if (!VERSION.test(next)) return `a version looks like 0.3.0, not like ${next}`;
  const [a, b] = [next, present].map((version) => version.split('.').map(Number));
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && a[at] > b[at] ? undefined : `${next} is not after ${present}`;
}

/** What stands under "Unreleased" becomes the version's. */
export function cutChangelog(changelog, version, day) {
  if (!UNRELEASED.test(changelog)) throw new Error('CHANGELOG.md has nothing under "## Unreleased"');
  return changelog.replace(UNRELEASED, `## ${version}, ${day}\n`);
}

/** What the changelog tells of one version, without its heading. */
export function notesOf(changelog, version) {
  const [, rest = ''] = changelog.split(`\n## ${version}, `);
  return `${rest.slice(rest.indexOf('\n')).split('\n## ', 1)[0].trim()}\n`;
}
