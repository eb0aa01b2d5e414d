import { expect, test } from 'vitest';
import { isCode, isIn, isTest, LAYERS, matches, sourceFiles, type SourceFile } from './rig/source-files.ts';

const files = sourceFiles();
const code = files.filter(isCode);
const styles = files.filter(({ path }) => path.endsWith('.css'));

/** What each folder may import of ours, besides itself. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  content: [],
  i18n: [],
  store: ['content'],
  api: ['content', 'store', 'i18n'],
  app: ['content', 'i18n', 'api', 'server'],
  demo: ['content', 'store', 'api', 'i18n'],
  server: ['content', 'store', 'api', 'i18n'],
};

/** The files that may open a connection, and to whom. */
const MAY_CONNECT: Readonly<Record<string, string>> = {
  'store/files/s3-storage.ts': 'the object storage',
  'store/copies/s3-target.ts': 'the store for copies elsewhere',
  'api/mail/transport.ts': 'the mail server',
  'api/media/scan-file.ts': 'the virus scanner',
  'api/features/webhooks/send-webhook.ts': 'programs that asked to be told',
  'api/features/purging/send-purge.ts': 'the cache in front of us',
  'api/features/backup/ask-server.ts': 'the other servers of the site',
  'server/early-server.ts': 'nobody: it listens',
  'api/http/cache/ready-response.ts': 'nobody: it answers',
};

type Import = { from: string; isTypeOnly: boolean; line: string };

function importsOf({ text }: SourceFile): Import[] {
  const statements = text.matchAll(
    /^(?:import|export)\s(?<what>[^'";]*?)from\s*'(?<from>[^']+)'|\bimport\('(?<lazy>[^']+)'\)|^import '(?<bare>[^']+)'/gm,
  );
  return [...statements].map(({ 0: line, groups }) => {
    const { what = '', from, lazy, bare } = groups as Record<string, string | undefined>;
    const names =
      /\{(?<names>[^}]*)\}/
        .exec(what)
        ?.groups?.['names']?.split(',')
        .filter((name) => name.trim()) ?? [];
    const isTypeOnly = what.startsWith('type ') || (names.length > 0 && names.every((name) => name.trim().startsWith('type ')));
    return { from: (from ?? lazy ?? bare)!, isTypeOnly, line };
  });
}

function wrongImports(folder: string, isWrong: (found: Import) => boolean): string[] {
  const own = code.filter((file) => isIn(folder)(file) && !isTest(file));
  return own.flatMap((file) =>
    importsOf(file)
      .filter(isWrong)
      .map(({ from }) => `${file.path} imports ${from}`),
  );
}

test.each(Object.entries(ALLOWED))('%s imports only %j of ours', (folder, allowed) => {
  const layer = (from: string) => /^#(?<layer>[a-z0-9]+)\//.exec(from)?.groups?.['layer'];
  expect(wrongImports(folder, ({ from }) => ![undefined, folder, ...allowed].includes(layer(from)))).toEqual([]);
});

/** The rooms of the api, lowest first: each may know those before it. */
const API_ROOMS = ['kernel', 'http', 'media', 'content', 'business-hours', 'mail', 'spam', 'typesetting', 'features'];

test('the rooms of the api stand on each other, and features never import features', () => {
  const order = (room: string | undefined) => API_ROOMS.indexOf(room ?? '');
  const roomOf = (path: string) => /^api\/(?<room>[a-z-]+)\//.exec(path)?.groups?.['room'];
  const featureOf = (path: string) => /^api\/features\/(?<feature>[a-z-]+)\//.exec(path)?.groups?.['feature'];
  const wrong = code
    .filter((file) => roomOf(file.path) && !isTest(file))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ from }) => from.startsWith('#api/'))
        .map(({ from }) => from.slice(1))
        .filter((from) => order(roomOf(from)) > order(roomOf(file.path)) || featureOf(from) !== (featureOf(from) && featureOf(file.path)))
        .map((from) => `${file.path} imports ${from}`),
    );
  expect(wrong).toEqual([]);
  expect(new Set(code.flatMap(({ path }) => roomOf(path) ?? []))).toEqual(new Set(API_ROOMS));
});

test('both wings of the app stand on app/page, and the dashboard never imports the site', () => {
  expect(wrongImports('app/dashboard', ({ from }) => from.startsWith('#app/site/'))).toEqual([]);
  expect(wrongImports('app/page', ({ from }) => /^#app\/(?:site|dashboard)\//.test(from))).toEqual([]);
  expect(wrongImports('app/ui', ({ from }) => /^#app\/(?!ui\/)/.test(from))).toEqual([]);
});

test('pages take only types and the table of errors from the API: the operations reach them through the context', () => {
  const wrong = wrongImports('app', ({ from, isTypeOnly }) => /^#(?:api|server)\//.test(from) && from !== '#api/errors.ts' && !isTypeOnly);
  // What serves them over HTTP stands on the same mechanics as the API.
  expect(wrong.filter((line) => !/^app\/server\/\S+ imports #api\/http\//.test(line))).toEqual([]);
});

test('imports of ours name the file with its extension and never climb two folders', () => {
  const isWrong = ({ from }: Import) => /^[.#]/.test(from) && (!/\.[a-z0-9]+(?:\?[a-z]+)?$/.test(from) || from.startsWith('../../'));
  expect(
    code.flatMap((file) =>
      importsOf(file)
        .filter(isWrong)
        .map(({ from }) => `${file.path}: ${from}`),
    ),
  ).toEqual([]);
});

test('no file is longer than 300 lines', () => {
  const long = files.filter((file) => (isCode(file) || file.path.endsWith('.css')) && !isTest(file) && !isIn('demo', 'i18n')(file));
  expect(long.flatMap(({ path, text }) => (text.split('\n').length > 301 ? [path] : []))).toEqual([]);
});

test('files and folders are named in kebab-case, and never after what they are not', () => {
  const parts = files.filter(({ path }) => path.includes('/')).flatMap(({ path }) => path.split('/').map((part) => ({ path, part })));
  const isKebab = (part: string) => part === 'README.md' || /^\.?[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+)*$/.test(part);
  const isVague = (part: string) => /^(?:utils?|helpers?|common|misc|lib|shared)(?:\.|$)/.test(part);
  expect(parts.flatMap(({ path, part }) => (isKebab(part) && !isVague(part) ? [] : [path]))).toEqual([]);
});

test('no file only passes on what others export', () => {
  expect(matches(code, /^export \* .*/)).toEqual([]);
  const isBarrel = ({ text }: SourceFile) => {
    const statements = text
      .replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
      .split(';')
      .map((statement) => statement.trim())
      .filter(Boolean);
    return statements.length > 0 && statements.every((statement) => /^export (?:type )?\{[^}]*\} from /.test(statement));
  };
  expect(code.filter(isBarrel).map(({ path }) => path)).toEqual([]);
});

test('nothing is left over: every TODO names its issue, nothing escapes the types', () => {
  const ours = code.filter(({ path }) => path !== 'test/structure.test.ts');
  expect(matches(ours, /\b(?:TODO(?!\(#\d+\))|FIXME)\b.*/)).toEqual([]);
  expect(matches(ours, /\bas any\b|@ts-(?:ignore|nocheck|expect-error)|^(?:export )?interface .*/)).toEqual([]);
});

/** `!` says that something is there which the types do not know. `npx oxlint -A all -D typescript/no-non-null-assertion` lists them. */
const ASSERTED: Readonly<Record<string, { count: number; why: string }>> = {};

/** A cast says that we know a type better than the compiler: so many in these files and none elsewhere. */
const CAST: Readonly<Record<string, { count: number; why: string }>> = {
  'app/page/texts.ts': { count: 1, why: 'a loader sends its level the words it asked for, and every page carries this' },
  'app/islands/hydrate.tsx': {
    count: 1,
    why: 'JSON that the same server drew into this page; a visitor has no bytes for checking it again',
  },
  'app/islands/wake.ts': { count: 1, why: 'the build knows which files are islands, and the first script has no bytes left' },
  'app/site/typed-forms/start-typed-forms.ts': { count: 1, why: 'JSON that this page wrote itself' },
  'content/known.ts': { count: 3, why: 'a table has the names it was made from; every page carries this' },
  'app/dashboard/send.ts': { count: 1, why: 'the route that was asked declares its answer; a browser does not carry the schemas of all' },
};

const NO_CODE =
  /\/\*[^]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\.|\$\{(?:[^{}]|\{[^}]*\})*\}|\$)*`|^import [^;]*;|^export \{[^;]*;|>[^<>{}\n]*<\//gm;

test.each([
  ['what is asserted to be there', ASSERTED, /(?<=[\w)\]"`])!(?!=)(?=[.,;)\]}[:?\s]|$)/gm],
  [
    'a cast',
    CAST,
    /(?<=[\w)\]}])(?<!\[\w+ in [\w.]+) as (?!const\b)(?=[A-Z{([]|z\.|never\b|object\b|unknown\b|number\b|boolean\b|string\b|keyof\b|readonly\b|typeof\b)/gm,
  ],
])('%s has its reason', (_what, reasons, pattern) => {
  const ours = code.filter((file) => isIn(...LAYERS, 'i18n', 'server')(file) && !isTest(file) && !/\/test-[^/]*$/.test(file.path));
  const found = ours.flatMap(({ path, text }) => {
    const count = text.replaceAll(NO_CODE, 'x').match(pattern)?.length ?? 0;
    return count > 0 ? [[path, count]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.entries(reasons).map(([path, { count }]) => [path, count])));
});

test('comments are at most a twentieth of the lines', () => {
  const ours = code.filter((file) => isIn(...LAYERS)(file) && !isTest(file) && !isIn('i18n/messages')(file));
  const lines = ours.flatMap(({ text }) => text.trimEnd().split('\n'));
  expect(lines.filter((line) => /^\s*(?:\/\/|\/\*|\*)/.test(line)).length / lines.length).toBeLessThanOrEqual(0.05);
});

test('pages for visitors call the API through the client that knows its routes', () => {
  const site = code.filter((file) => isIn('app/site', 'app/islands')(file) && !isTest(file));
  expect(matches(site, /\bfetch\([`'"]\/api\b.*|\.json\(\)\)? as .*/)).toEqual([]);
});

test('every event that programs can choose is queued somewhere', () => {
  const queueing = code.filter((file) => isIn('store', 'api')(file) && !isTest(file) && file.text.includes('await queueEvent('));
  const isQueued = (event: string) =>
    queueing.some(({ text }) => text.includes(`'${event}'`) || text.includes(`queueEvent(tx, \`${event.split('.', 1)[0]}.\${`));
  const declared =
    code.find(({ path }) => path === 'store/webhooks/events.ts')?.text.matchAll(/^  '(?<event>[a-z-]+\.[a-z-]+)': \{/gm) ?? [];
  const events = [...declared].map(({ groups }) => groups?.['event'] ?? '');
  expect(events.filter((event) => !isQueued(event))).toEqual([]);
  expect(events).not.toEqual([]);
});

test('SQL is never put together from pieces of text', () => {
  const server = code.filter((file) => isIn('store', 'api', 'scripts', 'demo')(file) && !isTest(file));
  const pieces = /\bsql\.(?:raw|lit)\((?![A-Z_]+\)).*|\.(?:prepare|query|exec|raw)\(\s*(?:`[^`]*\$\{(?![A-Z_]+\})|['"][^'"]*['"]\s*\+).*/;
  const isPragma = (one: string) => one.startsWith('store/database/node-sqlite-dialect.ts:') && one.includes('pragma');
  expect(matches(server, pieces).filter((one) => !isPragma(one))).toEqual([]);
});

test('only the named files open a connection, whatever they call it', () => {
  const speaks = /^(?:node:)?(?:https?|http2|net|tls|dgram)$|^(?:aws4fetch|nodemailer|undici|ws)$/;
  const harmless = /^import \{ (?:(?:BlockList|isIP|isIPv4|isIPv6)(?:, )?)+ \} from 'node:net'$/;
  const isPage = ({ path }: SourceFile) => path.startsWith('app/server/') || /\.server\.tsx?$/.test(path);
  const server = code.filter((file) => (isIn('store', 'api', 'server', 'content', 'i18n')(file) || isPage(file)) && !isTest(file));
  const connecting = server.filter(
    (file) =>
      importsOf(file).some(({ from, isTypeOnly, line }) => speaks.test(from) && !isTypeOnly && !harmless.test(line)) ||
      /(?<![.\w])(?:fetch|globalThis\.fetch)\(|\bnew (?:WebSocket|EventSource)\(/.test(file.text),
  );
  expect(connecting.map(({ path }) => path).toSorted()).toEqual(Object.keys(MAY_CONNECT).toSorted());
});

test('a migration uses nothing that may change after it', () => {
  const changing = ({ from, isTypeOnly }: Import) => /^[.#]/.test(from) && !isTypeOnly && !/^\.\/00\d\d-/.test(from);
  expect(wrongImports('store/database/migrations', changing)).toEqual([]);
});

test('styles know no left and no right', () => {
  const bare = styles.map(({ path, text }) => ({
    path,
    text: text.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' ')),
  }));
  expect(matches(bare, /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)|border(?:-(?:top|bottom))?)-(?:left|right)[\w-]*\s*:.*/)).toEqual([]);
  expect(
    matches(bare, /(?<![\w-])(?:left|right)\s*:.*|(?<![\w-])(?:float|clear|text-align|caption-side)\s*:\s*(?:left|right)\b.*/),
  ).toEqual([]);
  expect(matches(bare, /(?<![\w-])(?:margin|padding|inset)\s*:\s*\S+ (?<end>\S+) \S+ (?!\k<end>\s*[;}!])[^\s;]+\s*[;}!].*/)).toEqual([]);
  expect(matches(code, /\b(?:margin|padding|border)(?:Left|Right)\w*\s*:.*/)).toEqual([]);
});

test('the misspellings of the source live only in addresses', () => {
  const isSuspect = ({ text }: SourceFile) => /gallar|qustion|fliped|awnser|singel|projegrid/i.test(text);
  const ours = code.filter((file) => isIn(...LAYERS)(file) && !isTest(file) && isSuspect(file));
  const misspelt = matches(ours, /.*(?:gallar|qustion|fliped|awnser|singel|projegrid).*/i);
  expect(
    misspelt.filter((one) => !/: (?:path|aliases): |'\/?[\w/:{}-]*(?:gallar|qustion|fliped|awnser|singel|projegrid)[\w/:{}-]*'/i.test(one)),
  ).toEqual([]);
});

test('hover styles stand only where something can hover: a finger would leave them on what it touched', () => {
  const outside = styles.map(({ path, text }) => ({
    path,
    text: text.replaceAll(/@media [^{]*\(hover: hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, ''),
  }));
  expect(matches(outside.filter(isIn('app')), /^.*:hover.*$/)).toEqual([]);
});

test('a layout changes at three widths', () => {
  const others = /^@media [^{]*width(?! (?:<|>=) (?:48|64|80)rem\)).*$/;
  expect(matches(styles.filter(isIn('app')), others)).toEqual([]);
});
