import { data, type LoaderFunctionArgs, type Params, redirect } from 'react-router';
import type { Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { type PageContext, pageContext } from './page-context.ts';
import type { Settings } from '#content/define.ts';
import type { Rehearsal } from '#api/content/drafts/rehearsal.ts';
import type { Operations } from '#server/operations.ts';
import { sectionFailures } from './load-section.server.ts';
import { failureOf } from './failure.server.ts';
import { languageOf } from './address.ts';
import { isDataAddress } from './data-address.ts';
import { type Files, filesIn } from './files.ts';
import type { Area, Texts } from './texts.ts';
import { messagesOf } from './messages.server.ts';

export type PageArgs = {
  operations: Operations;
  /** For the content operations: visitors see what is published, a preview shows drafts too. */
  reader: { language: Language; sees: 'published' | 'drafts'; rehearsal?: Rehearsal | undefined };
  language: Language;
  country: Country;
  /** See the page's context. */
  closed: PageContext['closed'];
  pseudoLocale: 'qai' | undefined;
  origin: string;
  /** Where the request came from, for limits; empty for pages that are shared by everybody. */
  address: string;
  url: URL;
  params: Params;
};

/** A loader that knows its language, may only ask the operations, and brings its page's words and the facts of every file its data names. */
export function pageLoader<Data extends object & { files?: never; messages?: never }>(
  areas: readonly Area[],
  load: (page: PageArgs) => Promise<Data>,
) {
  return async ({ context, request, url, params }: LoaderFunctionArgs): Promise<Data & { files: Files; messages: Texts }> => {
    const { operations, origin, address, country, sees, rehearsal, closed, pseudoLocale, onSectionFailed, report, isPlain } =
      context.get(pageContext);
    const language = languageOf(url.pathname);
    const onFailure = (error: unknown) => {
      onSectionFailed?.();
      report(error);
    };
    try {
      const asked = sees === 'drafts' ? withDraftedSettings(operations, rehearsal) : operations;
      const page = {
        operations: asked,
        reader: { language, sees, rehearsal },
        language,
        country,
        origin,
        address,
        url,
        params,
        closed,
        pseudoLocale,
      };
      const loaded = await sectionFailures.run(onFailure, () => load(page));
      const all = { ...loaded, files: await filesIn(loaded, operations, language), messages: messagesOf(pseudoLocale ?? language, areas) };
      return isPlain || isDataAddress(new URL(request.url).pathname) ? all : unsent(all);
    } catch (error) {
      throw failureOf(error, report);
    }
  };
}

/** A page as it will be reads its settings as they will be; operations that keep what they read do not hear of it. */
function withDraftedSettings(operations: Operations, rehearsal: Rehearsal | undefined): Operations {
  const read = <G extends Settings>(group: G, language: Language) => operations.draftedSettings(group, language, rehearsal);
  return { ...operations, settings: { ...operations.settings, read } };
}

/** React Router writes down what is enumerable for its application in the browser, which public pages lack: an eighth of a page's work. */
function unsent<Data extends object>(all: Data): Data {
  for (const name of Object.keys(all)) Object.defineProperty(all, name, { enumerable: false });
  return all;
}

/** The id of an address; anything but a whole number is an address that does not exist. */
export function idOf(params: Params): number {
  const id = params['id'] ?? '';
  if (!/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 });
  return Number(id);
}

/** The id decides; a missing, old or other-language name leads to the address with the right one. */
export function redirectToRightName({ url }: PageArgs, rightPath: string): void {
  if (decoded(url.pathname) !== decoded(rightPath)) throw redirect(rightPath + url.search, 301);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a broken escape is a wrong name like any other
  }
}
