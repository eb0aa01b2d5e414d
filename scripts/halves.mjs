// Which half of the tests proves what. Whatever exists once is in the first half; of what exists in two languages or on two databases
// one is there and the other in the rest, in turn, so that both are always met. Plain JavaScript for Node 20.

const ENGINES = ['sqlite', 'postgres'];

/** The engine that the first half takes for a file: files take turns in the order of their paths. */
function firstEngine(index) {
  return ENGINES[index % ENGINES.length];
}

/**
 * The runs of vitest that make a half: files, and the pattern of the names of tests. Tests of an engine are named after it.
 * @param {'first' | 'rest'} half
 * @param {readonly { path: string, hasEngines: boolean }[]} tests
 */
export function vitestRuns(half, tests) {
  const inTurn = tests.filter(({ hasEngines }) => hasEngines).map(({ path }, index) => ({ path, first: firstEngine(index) }));
  const filesOf = (engine) => inTurn.filter(({ first }) => first === engine).map(({ path }) => path);
  const sqlite = filesOf('sqlite');
  const postgres = filesOf('postgres');
  if (half === 'rest')
    return [
      { files: sqlite, pattern: named('postgres') },
      { files: postgres, pattern: named('sqlite') },
    ];
  const once = tests.filter(({ hasEngines }) => !hasEngines).map(({ path }) => path);
  return [
    { files: [...once, ...sqlite], pattern: notNamed('postgres') },
    { files: postgres, pattern: notNamed('sqlite') },
  ];
}

function named(engine) {
  return `\\b${engine}\\b`;
}

function notNamed(engine) {
  return `^(?!.*\\b${engine}\\b)`;
}

const LANGUAGE = /\bin (?:ar|en)\b/;

/**
 * The journeys of a half, as Playwright lists them. Journeys that differ in nothing but their language are one promise.
 * @param {'first' | 'rest'} half
 * @param {readonly string[]} listed lines such as `[desktop] › about.e2e.ts:26:3 › in ar: who we are`
 */
export function journeysOf(half, listed) {
  const promises = new Map();
  for (const line of listed) {
    const promise = line.replace(LANGUAGE, 'in a language');
    promises.set(promise, [...(promises.get(promise) ?? []), line]);
  }
  return [...promises.values()].flatMap((alike, index) => {
    const first = alike[index % alike.length];
    return half === 'first' ? [first] : alike.filter((line) => line !== first);
  });
}
