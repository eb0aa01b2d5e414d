import type { UIMatch } from 'react-router';
import type { Files } from '#app/page/files.ts';
import type { loadShell } from './load-shell.server.ts';

export type ShellData = Awaited<ReturnType<typeof loadShell>> & { files: Files };

/** For `meta` functions, which get the data of every level of the page. */
export function shellIn(matches: readonly (Pick<UIMatch, 'id' | 'loaderData'> | undefined)[]): ShellData | undefined {
  const shell = matches.find((match) => match?.id === 'ar' || match?.id === 'en');
  return shell?.loaderData as ShellData | undefined;
}
