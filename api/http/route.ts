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

export type BodyDescription<Body extends z.core.$ZodType = z.core.$ZodType> = {
  encoding: 'json' | 'multipart' | 'both';
  schema: Body;
  /** A form may hold more than JSON: files. */
  formSchema?: z.core.$ZodType;
};

export type Route<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.core.$ZodType = z.core.$ZodType,
  Answer extends z.core.$ZodType = z.core.$ZodType,
  M extends Method = Method,
  Path extends string = string,
> = {
  method: M;
  /** Below the base, with `{names}`: `/herobanner/{id}`. */
  path: Path;
  access: Access;
  summary: string;
  group: string;
  params?: Params;
  query?: Query;
  /** Any query is let through; only files need this, whose addresses may carry a cache-buster. */
  anyQuery?: boolean;
  /** The handler reads the query itself and refuses what it does not know; `query` describes it. */
  checksQuery?: boolean;
  body?: BodyDescription<Body>;
  answer: Answer;
  status?: number;
  /** A second status with the same answer: POST that found something to update. */
  otherStatus?: number;
  /** The answer is the bytes of a file and not JSON. */
  answersFile?: boolean;
  /** The answer depends on content alone, so strangers are given it from memory until that changes. */
  isCacheable?: boolean;
  /** What it takes to make the answer, for the limit of reads; `record` unless said otherwise. */
  cost?: keyof typeof READ_COST;
  /** Taken from strangers even while the site is closed: signing in, and what the link of a mail asks for. */
  staysOpen?: boolean;
  /** Somebody at the screen says the password again before it, unless that was a moment ago. */
  asksAgain?: AsksAgain;
  handle: (call: Call<z.output<Params>, z.output<Query>>) => unknown;
};

/** Always, or for some of what an address can name. */
export type AsksAgain = boolean | ((params: Readonly<Record<string, unknown>>) => boolean);

/** What the callers of a route are held to; nothing of it exists at run time. */
export type CallTypes = {
  /** `POST /webhooks/{id}/test`. */
  name: string;
  params: z.ZodObject;
  query: z.ZodObject;
  body: z.core.$ZodType;
  answer: z.core.$ZodType;
};

/** A route in the list of all, and for the client what it takes and answers. */
export type TypedRoute<Types extends CallTypes> = Route & { readonly types?: Types };

type Nothing = z.ZodObject<Record<never, never>>;

/** Checks a handler against the parameters of its own route, and keeps for the client what the list of routes forgets. */
export function defineRoute<
  const M extends Method,
  const Path extends string,
  Answer extends z.core.$ZodType,
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  Body extends z.core.$ZodType = z.ZodUndefined,
>(
  route: Route<Params, Query, Body, Answer, M, Path>,
): TypedRoute<{ name: `${M} ${Path}`; params: Params; query: Query; body: Body; answer: Answer }> {
  const plain: Route = route;
  return plain;
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
