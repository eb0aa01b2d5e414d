import * as z from 'zod';
import { isRecord, recordIn } from '#content/known.ts';
import { TOKEN_AREAS } from '#content/roles.ts';
import { ERROR_STATUS, FIELD_CODES } from '#api/errors.ts';
import { rightsNeeded } from './access.ts';
import type { Route } from './route.ts';

type Json = Record<string, unknown>;

const MIME = { json: ['application/json'], multipart: ['multipart/form-data'], both: ['multipart/form-data', 'application/json'] } as const;

const ErrorAnswer = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.record(z.string(), z.string()),
  codes: z.record(z.string(), z.enum(FIELD_CODES)).optional(),
  current: z.unknown().optional(),
  next: z.enum(['confirm', 'second-factor']).optional().describe('what has to be done before the call is repeated'),
  factors: z
    .object({ kinds: z.array(z.enum(['code', 'passkey'])), passkey: z.unknown().optional() })
    .optional()
    .describe('what can be said besides the password'),
});

/** How every call is refused. */
export type Refused = z.output<typeof ErrorAnswer>;

export type OpenApiDocument = Json & { paths: Readonly<Record<string, Json>> };

/** The OpenAPI document, made from the very schemas that check the requests. */
export function openApiDocument(routes: readonly Route[]): OpenApiDocument {
  const paths: Record<string, Json> = {};
  const named: Json = {};
  const schemaOf: SchemaOf = (schema, io) => jsonSchema(schema, io, named);
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(route, schemaOf);
  named['Error'] = schemaOf(ErrorAnswer, 'output');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lamha',
      version: '1',
      description:
        'Texts are answered in the language of the base; a value missing there is taken from the other language and named in `fallback`. Saves change the words of the base’s language; `{field}_en` and `{field}_ar` set one language each.',
    },
    servers: [
      { url: '/api/en', description: 'English' },
      { url: '/api/ar', description: 'Arabic' },
      { url: '/api', description: 'the main base, English' },
    ],
    tags: [...new Set(routes.map((route) => route.group))].map((name) => ({ name })),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'lamha' },
        token: { type: 'http', scheme: 'bearer', description: 'for programs; made under People and keys, `lamha_` and 43 characters' },
      },
      schemas: named,
      responses: errorResponses(),
    },
    paths,
  };
}

type SchemaOf = (schema: z.core.$ZodType, io: 'input' | 'output') => Json;

function operation(route: Route, schemaOf: SchemaOf): Json {
  const { method, path, access, summary, group, params, query, body } = route;
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^a-z0-9]+/gi, '_')}`,
    summary,
    tags: [group],
    'x-access': access === 'public' ? 'public' : 'admin',
    'x-rights': rightsNeeded(access),
    ...(route.asksAgain === true && { 'x-asks-again': true }),
    security: securityOf(route),
    parameters: [...parameters(params, 'path', schemaOf), ...parameters(query, 'query', schemaOf)],
    ...(body
      ? {
          requestBody: {
            content: Object.fromEntries(
              MIME[body.encoding].map((mime) => {
                const schema = mime === 'application/json' ? body.schema : (body.formSchema ?? body.schema);
                return [mime, { schema: schemaOf(schema, 'input') }];
              }),
            ),
          },
        }
      : {}),
    responses: {
      ...successes(route, schemaOf),
      ...Object.fromEntries(errorStatuses(route).map((status) => [status, { $ref: `#/components/responses/${status}` }])),
    },
  };
}

/** What belongs to the own account, and accounts and keys themselves, are for people alone. */
function securityOf({ access }: Route): Json[] {
  if (access === 'public') return [];
  const isForPeople = access === 'own' || rightsNeeded(access).some((right) => !TOKEN_AREAS.some((area) => right.startsWith(`${area}.`)));
  return isForPeople ? [{ session: [] }] : [{ session: [] }, { token: [] }];
}

const FILE_ANSWERS: Json = {
  200: { description: 'the file', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } },
  206: { description: 'a part of the file', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } },
  304: { description: 'not changed' },
  416: { description: 'no such part' },
};

function successes({ answer, status = 200, otherStatus, answersFile = false }: Route, schemaOf: SchemaOf): Json {
  if (answersFile) return FILE_ANSWERS;
  const done = { description: 'done', content: { 'application/json': { schema: schemaOf(answer, 'output') } } };
  return { [status]: done, ...(otherStatus === undefined ? {} : { [otherStatus]: done }) };
}

/** Every failure has the same form; only the status says more. */
function errorResponses(): Json {
  const byStatus = Map.groupBy(Object.entries(ERROR_STATUS), ([, status]) => status);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.map(([code]) => code).join(', '), content }]),
  );
}

function errorStatuses({ method, access, params, checksQuery }: Route): number[] {
  const isWrite = method !== 'GET';
  const isClosed = access !== 'public';
  // A token that ended is refused everywhere.
  const refusals = [401, ...(isClosed || isWrite ? [403] : [])];
  const reads = [...(params ? [404] : []), ...(checksQuery ? [422] : []), ...(isClosed ? [] : [429])];
  return [400, ...refusals, ...(isWrite ? [404, 409, 413, 415, 422, 429] : reads), 503];
}

function parameters(schema: z.ZodObject | undefined, where: 'path' | 'query', schemaOf: SchemaOf): Json[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, value]) => ({
    name,
    in: where,
    required: where === 'path',
    schema: schemaOf(value, 'input'),
  }));
}

/** Schemas with an id are written once, under components, and referred to from everywhere. */
function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output', named: Json): Json {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12', reused: 'inline' })).replaceAll(
    '#/$defs/',
    '#/components/schemas/',
  );
  const { $schema: _dialect, $defs, id, ...rest } = recordIn(text);
  for (const [name, definition] of Object.entries($defs ?? {})) {
    if (!isRecord(definition)) continue;
    const { id: _id, ...own } = definition;
    named[name] ??= own;
  }
  if (typeof id !== 'string') return rest;
  named[id] ??= rest;
  return { $ref: `#/components/schemas/${id}` };
}
