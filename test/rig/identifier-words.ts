import { isCode, isIn, isTest, LAYERS, sourceFiles } from './source-files.ts';

const NOT_NAMES = /\/\*[^]*?\*\/|\/\/.*|`(?:[^`\\$]|\\.)*`|'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|>[^<>{}]*</g;

type Name = { path: string; name: string; words: readonly string[] };

/** Every name in our sources and of our files, with the words it is made of: `openInbox` gives open and inbox. */
export function namesInSources(): Name[] {
  const files = sourceFiles().filter((file) => isCode(file) && isIn(...LAYERS)(file) && !isTest(file));
  return files.flatMap(({ path, text }) =>
    [...new Set(`${path} ${text.replaceAll(NOT_NAMES, ' ')}`.match(/[A-Za-z][\w-]*/g))].map((name) => ({
      path,
      name,
      words: (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase()),
    })),
  );
}

/** The words of these names, alone and two and two: open, inbox, open inbox. */
export function identifierWords(names: readonly Name[]): ReadonlySet<string> {
  return new Set(names.flatMap(({ words }) => words.flatMap((word, at) => [word, `${word} ${words[at + 1] ?? ''}`])));
}
