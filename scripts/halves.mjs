// Which half of the tests proves what. The first half proves every promise once, in one language and on one database; languages and
// databases take turns, so that each is always met. The rest has the other language and database, what the walks left out in their
// turn, the drills (`*.drill.test.ts`: kills, freezes, outages, floods, upgrades) and the journeys that prove no row of the
// requirements that nothing quicker proves. Plain JavaScript for Node 20.

const ENGINES = ['sqlite', 'postgres'];
/** A walk over many alike that `test/rig/in-turn.ts` divides says so in its title where it has no engine. */
const IN_TURN = '\\bin turn\\b';

/** The engine that the first half takes for a file: files take turns in the order of their paths. */
function firstEngine(index) {
  return ENGINES[index % ENGINES.length];
}

/**
 * The files of a half, each with the pattern of the names of its tests. Tests of an engine are named after it.
 * @param {'first' | 'rest'} half
 * @param {readonly { path: string, hasEngines: boolean, isDrill: boolean, hasTurns: boolean }[]} tests
 * @returns {Map<string, string>}
 */
export function patternsOf(half, tests) {
  const quick = tests.filter(({ isDrill }) => !isDrill);
  const inTurn = quick.filter(({ hasEngines }) => hasEngines).map(({ path }, index) => ({ path, first: firstEngine(index) }));
  const once = quick.filter(({ hasEngines }) => !hasEngines);
  if (half === 'first')
    return new Map([...once.map(({ path }) => [path, '']), ...inTurn.map(({ path, first }) => [path, notNamed(otherThan(first))])]);
  return new Map([
    ...tests.filter(({ isDrill }) => isDrill).map(({ path }) => [path, '']),
    ...once.filter(({ hasTurns }) => hasTurns).map(({ path }) => [path, IN_TURN]),
    ...inTurn.map(({ path, first }) => [path, named(otherThan(first))]),
  ]);
}

function otherThan(engine) {
  return ENGINES.find((one) => one !== engine);
}

function named(engine) {
  return `\\b${engine}\\b`;
}

function notNamed(engine) {
  return `^(?!.*\\b${engine}\\b)`;
}

const LANGUAGE = /\bin (?:ar|en)\b|\((?:ar|en)\)/;
/** What takes the way that other journeys prove, in another place. */
const ALIKE = /\blike the others\b/;

/**
 * The journeys of a half, as Playwright lists them. Journeys that differ in nothing but their language are one promise.
 * @param {'first' | 'rest'} half
 * @param {readonly string[]} listed lines such as `[desktop] › about.e2e.ts:26:3 › in ar: who we are`
 * @param {(line: string) => boolean} isNeeded whether a row of the requirements waits for it
 */
export function journeysOf(half, listed, isNeeded) {
  const promises = new Map();
  for (const line of listed) {
    const promise = line.replace(LANGUAGE, 'in a language');
    promises.set(promise, [...(promises.get(promise) ?? []), line]);
  }
  const first = new Set(
    [...promises.values()].filter(([line]) => isNeeded(line) && !ALIKE.test(line)).map((alike, index) => alike[index % alike.length]),
  );
  return listed.filter((line) => first.has(line) === (half === 'first'));
}
