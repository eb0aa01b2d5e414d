import { useRouteLoaderData } from 'react-router';
import { useLanguage } from '#app/page/texts.ts';
import type { loader } from './shell.tsx';

/** Who is signed in, as the shell brought it. */
export function useStaffName(): string {
  return useRouteLoaderData<typeof loader>(`${useLanguage()}.dashboard`)?.staff?.username ?? '';
}
