import { createContext, RouterContextProvider } from 'react-router';
import type { Country } from '#i18n/locales.ts';
import type { Rehearsal } from '#api/content/drafts/rehearsal.ts';
import type { Operations } from '#server/operations.ts';
import type { Language } from '#i18n/translate.ts';
import type { Request } from './api-client.ts';
import type { PageForm } from './page-form.ts';
import type { TakePage } from './page-plan.ts';

/** What the API answers to a form that was posted as a page. */
type ApiAnswer = { status: number; json: unknown; cookies: readonly string[]; retryAfter: string | undefined };
export type CallApi = (language: Language, request: Request) => Promise<ApiAnswer>;

/** All a loader or an action may know about the world outside its request. */
export type PageContext = {
  operations: Operations;
  /** The public address of this site, without a slash at the end, for canonical links and share pictures; may be empty. */
  origin: string;
  /** The address of the script of public pages (app/entry.visitor.ts). */
  visitorScript: string;
  /** The country of visitors who have not chosen one. */
  country: Country;
  /** Where the request came from, for limits; empty for pages that are shared by everybody. */
  address: string;
  /** Drafts only for signed-in staff who ask for a preview; such a page is never kept. */
  sees: 'published' | 'drafts';
  /** Of drafts those that a signed link shows, to whoever has the link. */
  rehearsal?: Rehearsal | undefined;
  /** Set while the site is closed: staff still see it, visitors stay outside. */
  closed?: 'to-visitors' | 'to-this-visitor' | undefined;
  /** Called when a part of the page could not be loaded: what is missing to one visitor must not stay missing to all. */
  onSectionFailed?: () => void;
  /** By which the request is found in the log; none for pages that are made for nobody in particular. */
  requestId?: string | undefined;
  /** For the log, with the request and the page it happened on. */
  report: (error: unknown) => void;
  /** What was posted, where it was read already; other posts are read by the action itself. */
  form?: PageForm | undefined;
  /** For posts alone. */
  callApi?: CallApi | undefined;
  /** Where public pages go instead of into the response; none while developing. */
  take?: TakePage | undefined;
  /** What loaders return is left as it is: see docs/react-router.md. */
  isPlain?: boolean | undefined;
  /** Shows keys instead of words, for the test that looks for words nobody translated. */
  pseudoLocale?: 'qai';
};

export const pageContext = createContext<PageContext>();

/** The page handler calls this through the build, because the build has its own copy of this module. */
export function provide(value: PageContext): RouterContextProvider {
  return new RouterContextProvider(new Map([[pageContext, value]]));
}
