import * as z from 'zod';
import { ERROR_STATUS } from '#api/errors.ts';
import type { Route } from './route.ts';

type Json = Record<string, unknown>;

const MIME = { json: ['application/json'], multipart: ['multipart/form-data'], both: ['multipart/form-data', 'application/json'] } as const;

const ErrorAnswer = z.object({ success: z.literal(false), message: z.string(), errors: z.record(z.string(), z.string()), current: z.unknown().optional() });

/** The OpenAPI document, made from the very schemas that check the requests. */
export function openApiDocument(routes: readonly Route[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(route);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lamha',
      version: '1',
      description: 'Texts are answered in the language of the base; a value missing there is taken from the other language and named in `fallback`. Saves change the words of the base’s language; `{field}_en` and `{field}_ar` set one language each.',
    },
    servers: [
      { url: '/api/en', description: 'English' },
      { url: '/api/ar', description: 'Arabic' },
      { url: '/api', description: 'the main base, English' },
    ],
    tags: [...new Set(routes.map((route) => route.group))].map((name) => ({ name })),
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'lamha' } }, schemas: { Error: jsonSchema(ErrorAnswer, 'output') } },
    paths,
  };
}

function operation({ method, path, access, summary, group, params, query, body, answer, status = 200 }: Route): Json {
  const errors = errorStatuses(access, Boolean(body), Boolean(params));
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^a-z0-9]+/gi, '_')}`,
    summary,
    tags: [group],
    'x-access': access,
    security: access === 'admin' ? [{ session: [] }] : [],
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    ...(body ? { requestBody: { content: Object.fromEntries(MIME[body.encoding].map((mime) => [mime, { schema: jsonSchema(body.schema, 'input') }])) } } : {}),
    responses: {
      [status]: { description: 'done', content: { 'application/json': { schema: jsonSchema(answer, 'output') } } },
      ...Object.fromEntries(errors.map((code) => [code, { description: ERROR_NAMES[code], content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } }])),
    },
  };
}

const ERROR_NAMES: Readonly<Record<number, string>> = Object.fromEntries(Object.entries(ERROR_STATUS).map(([name, status]) => [status, name]));

function errorStatuses(access: Route['access'], hasBody: boolean, hasParams: boolean): number[] {
  return [400, ...(access === 'admin' ? [401, 403] : []), ...(hasParams ? [404] : []), ...(hasBody ? [409, 413, 415, 422] : []), 429, 503];
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: jsonSchema(value as z.ZodType, 'input'),
  }));
}

/** References inside one schema stay inside it, so that every operation can be read alone. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12', reused: 'inline' }) as Json;
  return rest;
}
