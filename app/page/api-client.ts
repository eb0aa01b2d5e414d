import type * as z from 'zod';
import type { CallTypes, Method } from '#api/http/route.ts';
import type { Api } from '#server/all-routes.ts';

type TypesOf<Route> = Route extends { readonly types?: infer Types } ? Extract<Types, CallTypes> : never;
type Declared = TypesOf<Api>;

/** Every call whose address is written out, by method and address; those of collections are in record-requests.ts. */
export type Calls = { readonly [Types in Declared as Types['name'] extends `${Method} /${string}` ? Types['name'] : never]: Types };
export type CallName = keyof Calls;

/** Names are checked by the compiler; what somebody typed into a form is judged by the server. */
type Typed<Body> = { readonly [Name in keyof Body]?: Body[Name] | Loose<Body[Name]> | undefined };
type Loose<Value> = Value extends readonly unknown[] ? readonly unknown[] : Value extends object ? object : FormDataEntryValue | null;

type ParamsOf<Types extends CallTypes> = keyof Types['params']['shape'] extends never
  ? { params?: undefined }
  : { params: Readonly<Record<keyof Types['params']['shape'], string | number>> };
type BodyOf<Types extends CallTypes> = Types['body'] extends z.core.$ZodUndefined
  ? { body?: undefined }
  : { body: Typed<z.input<Types['body']>> };
type QueryOf<Types extends CallTypes> = { query?: { readonly [Name in keyof Types['query']['shape']]?: string | number | undefined } };

export type InputOf<Name extends CallName> = ParamsOf<Calls[Name]> & BodyOf<Calls[Name]> & QueryOf<Calls[Name]>;
export type AnswerTo<Name extends CallName> = z.output<Calls[Name]['answer']>;

/** A call that is ready to be sent, and what it will answer. */
export type Request<Body = unknown> = {
  method: string;
  /** Below the base. */
  path: string;
  body?: unknown;
  /** For the compiler alone. */
  readonly answers?: Body;
};

type Parts = {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
};

/** Whether something has to be said besides the name: parameters or a body. */
type Said<Name extends CallName> = object extends InputOf<Name> ? [input?: InputOf<Name>] : [input: InputOf<Name>];

/** `request('POST /webhooks/{id}/test', { params: { id } })`: a call as the routes declare it. */
export function request<Name extends CallName>(name: Name, ...[input]: Said<Name>): Request<AnswerTo<Name>> {
  return requestOf(name, input ?? {});
}

export function requestOf<Body>(name: string, { params = {}, query = {}, body }: Parts): Request<Body> {
  const [method = '', pattern = ''] = name.split(' ');
  const path = pattern.replace(/\{(\w+)\}/g, (_all, key: string) => encodeURIComponent(params[key] ?? ''));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(asked.map(([key, value]) => [key, String(value)]));
  return { method, path: search.size > 0 ? `${path}?${String(search)}` : path, ...(body !== undefined && { body }) };
}
