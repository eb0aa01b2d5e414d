import type { UIMatch } from 'react-router';
import type { Files } from '#app/page/files.ts';
import type { loadShell } from './load-shell.server.ts';

export type ShellData = Awaited<ReturnType<typeof loadShell>> & { files: Files };

type Level = Pick<UIMatch, 'id' | 'loaderData' | 'pathname'>;
/** The levels of a page inside the shell; the routes' types say which of them is the shell. */
export type LevelsInShell = readonly [Level, Level & { loaderData: ShellData | undefined }, ...(Level | undefined)[]];

/** For `meta` functions, which get the data of every level of the page. */
export function shellIn([, shell]: LevelsInShell): ShellData | undefined {
  return shell.loaderData;
}
