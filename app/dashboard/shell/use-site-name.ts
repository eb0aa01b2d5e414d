import { useRouteLoaderData } from 'react-router';
import { useLanguage } from '#app/page/texts.ts';
import type { loader } from './shell.tsx';

/** The company's name as the shell brought it; the login screen after an ended session has to do without. */
export function useSiteName(): string {
  return useRouteLoaderData<typeof loader>(`${useLanguage()}.dashboard`)?.siteName ?? '';
}
