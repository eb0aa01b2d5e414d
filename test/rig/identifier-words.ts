import { isCode, isIn, isTest, LAYERS, sourceFiles } from './source-files.ts';

const NOT_NAMES = /\/\*[^]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|>[^<>{}]*</g;

/** The words that names in our sources and of our files are made of, alone and two and two: `openInbox` gives open, inbox, open inbox. */
export function identifierWords(): ReadonlySet<string> {
  const files = sourceFiles().filter((file) => isCode(file) && isIn(...LAYERS)(file) && !isTest(file));
  const found = new Set<string>();
  for (const { path, text } of files)
    for (const name of new Set(`${path} ${text.replaceAll(NOT_NAMES, ' ')}`.match(/[A-Za-z][\w-]*/g))) {
      const words = (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
      for (const [at, word] of words.entries()) found.add(word).add(`${word} ${words[at + 1] ?? ''}`);
    }
  return found;
}
