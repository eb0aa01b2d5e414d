import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Language } from '#i18n/translate.ts';
import type { Access } from './access.ts';
import type { READ_COST } from './read-limit.ts';
import type { SessionUser } from '#api/kernel/session-user.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a handler knows about a request once it passed the gate and its parameters were checked. */
export type Call<Params = Record<string, unknown>, Query = Record<string, unknown>> = {
  request: FastifyRequest;
  reply: FastifyReply;
  language: Language;
  /** Who is signed in; always there on routes that are not public. */
  user: SessionUser | undefined;
  params: Params;
  query: Query;
};

export type BodyDescription = {
  encoding: 'json' | 'multipart' | 'both';
  schema: z.ZodType;
  /** A form may hold more than JSON: files. */
  formSchema?: z.ZodType;
};

export type Route<Params extends z.ZodObject = z.ZodObject, Query extends z.ZodObject = z.ZodObject> = {
  method: Method;
  /** Below the base, with `{names}`: `/herobanner/{id}`. */
  path: string;
  access: Access;
  summary: string;
  group: string;
  params?: Params;
  query?: Query;
  /** Any query is let through; only files need this, whose addresses may carry a cache-buster. */
  anyQuery?: boolean;
  /** The handler reads the query itself and refuses what it does not know; `query` describes it. */
  checksQuery?: boolean;
  body?: BodyDescription;
  answer: z.ZodType;
  status?: number;
  /** A second status with the same answer: POST that found something to update. */
  otherStatus?: number;
  /** The answer is the bytes of a file and not JSON. */
  answersFile?: boolean;
  /** The answer depends on content alone, so strangers are given it from memory until that changes. */
  isKept?: boolean;
  /** What it takes to make the answer, for the limit of reads; `record` unless said otherwise. */
  cost?: keyof typeof READ_COST;
  /** Taken from strangers even while the site is closed: signing in, and what a letter's link asks for. */
  staysOpen?: boolean;
  /** Somebody at the screen says the password again before it, unless that was a moment ago. */
  asksAgain?: AsksAgain;
  handle: (call: Call<z.output<Params>, z.output<Query>>) => unknown;
};

/** Always, or for some of what an address can name. */
export type AsksAgain = boolean | ((params: Readonly<Record<string, unknown>>) => boolean);

/** Keeps the types of one route's parameters while the list forgets them. */
export function defineRoute<
  Params extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Query extends z.ZodObject = z.ZodObject<Record<never, never>>,
>(route: Route<Params, Query>): Route {
  return route;
}

/** Strict on purpose: `01`, `1e0`, `[1]` and numbers beyond 2^53 are not ids. */
export const Id = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, { error: 'not-an-id' })
  .transform(Number)
  .refine(Number.isSafeInteger, { error: 'not-an-id' })
  .meta({ type: 'integer', description: 'a whole number' });

export const ById = z.strictObject({ id: Id });

export const MAX_PER_PAGE = 200;

const WholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, { error: 'not-a-number' })
  .transform(Number);

export const Paging = z.strictObject({
  page: WholeNumber.optional(),
  per_page: WholeNumber.pipe(z.number().max(MAX_PER_PAGE, { error: 'out-of-range' })).optional(),
});

export function pageOf({ page = 1, per_page: perPage = MAX_PER_PAGE }: z.output<typeof Paging>): { limit: number; offset: number } {
  return { limit: perPage, offset: (page - 1) * perPage };
}

export const Done = z.object({ success: z.literal(true), message: z.string() });
export const DoneWithId = Done.extend({ id: z.number().int() });
