import { redirect } from 'react-router';
import { projectContents } from '#content/collections/project-contents.ts';
import { inLanguage, languageOf } from '#app/page/address.ts';
import { idOf } from '#app/page/page-loader.server.ts';
import type { Route } from './+types/right-spelling.ts';

/** The address of a project's screen as people would write it; the specification's own spelling stays the address. */
export function loader({ url, params }: Route.LoaderArgs): Response {
  const screen = projectContents.edited.at.replace('{id}', String(idOf(params)));
  return redirect(inLanguage(`${screen}${url.search}`, languageOf(url.pathname)), 301);
}
