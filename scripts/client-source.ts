import { isRecord } from '#content/known.ts';

type Json = Readonly<Record<string, unknown>>;

/** What is the same for every site: builds the address, sends, and answers what the types promise. */
const RUNTIME = `type Name = keyof Calls;
export type Answer<N extends Name> =
  | { isOk: true; status: number; body: Calls[N]['answer'] }
  | { isOk: false; status: number; body: Refused | undefined };
type Parts = { params?: Record<string, string | number>; query?: Record<string, string | number | undefined>; body?: unknown };

/** \`base\` is the address of the site with \`/api/en\` or \`/api/ar\`; the token is made in the dashboard, under Keys for programs. */
export function openClient(base: string, token?: string) {
  return async function call<N extends Name>(name: N, input: Calls[N]['input']): Promise<Answer<N>> {
    const { params = {}, query = {}, body }: Parts = { ...(input as object) };
    const [method, pattern = ''] = name.split(' ');
    const path = pattern.replace(/\\{(\\w+)\\}/g, (_all, key: string) => encodeURIComponent(params[key] ?? ''));
    const asked = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
    const response = await fetch(base + path + (asked.length > 0 ? '?' + new URLSearchParams(asked) : ''), {
      method: method ?? 'GET',
      headers: {
        ...(token !== undefined && { authorization: \`Bearer \${token}\` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const json = await response.json().catch(() => undefined);
    return { isOk: response.ok, status: response.status, body: json } as Answer<N>;
  };
}
`;

/** A client in TypeScript for the API that an OpenAPI document describes: one file that needs nothing else. */
export function clientSource(document: Json): string {
  const named = Object.entries(partOf(partOf(document, 'components'), 'schemas'));
  const paths = Object.entries(partOf(document, 'paths'));
  const calls = paths.flatMap(([path, methods]) =>
    Object.entries(asRecord(methods)).map(([method, operation]) => callOf(`${method.toUpperCase()} ${path}`, asRecord(operation))),
  );
  return [
    '// Made from openapi.json by `npm run client`; make it anew when the API changes.',
    `export type Refused = ${typeName('Error')};`,
    ...named.map(([name, schema]) => `export type ${typeName(name)} = ${typeOf(schema)};`),
    `/** What each call takes and answers. */\nexport type Calls = {\n${calls.join('\n')}\n};`,
    RUNTIME,
  ].join('\n\n');
}

function callOf(name: string, operation: Json): string {
  const parameters = listIn(operation, 'parameters').map(asRecord);
  const given = (where: string) => parameters.filter((one) => one['in'] === where);
  const params = given('path').map((one) => `${key(one['name'])}: string | number`);
  const query = given('query').map((one) => `${key(one['name'])}?: string | number | undefined`);
  const body = schemaOf(partOf(operation, 'requestBody'));
  const done = Object.entries(partOf(operation, 'responses')).find(([status]) => status.startsWith('2'));
  const input = [
    ...(params.length > 0 ? [`params: { ${params.join('; ')} }`] : []),
    ...(query.length > 0 ? [`query?: { ${query.join('; ')} }`] : []),
    ...(body === undefined ? [] : [`body: ${typeOf(body)}`]),
  ];
  const answer = done ? typeOf(schemaOf(asRecord(done[1]))) : 'unknown';
  return `  ${JSON.stringify(name)}: { input: ${input.length > 0 ? `{ ${input.join('; ')} }` : 'Record<never, never>'}; answer: ${answer} };`;
}

/** Of what is sent or answered as JSON; files have no type of their own. */
function schemaOf(message: Json): unknown {
  const content = partOf(message, 'content');
  const [first] = Object.values(content);
  const chosen = content['application/json'] ?? first;
  return chosen === undefined ? undefined : asRecord(chosen)['schema'];
}

function typeOf(schema: unknown): string {
  if (!isRecord(schema)) return 'unknown';
  const { $ref: ref, type, format, items, prefixItems } = schema;
  if (typeof ref === 'string') return typeName(ref.split('/').at(-1) ?? '');
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map((one) => JSON.stringify(one)).join(' | ');
  const either = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(either)) return `(${either.map(typeOf).join(' | ')})`;
  if (Array.isArray(schema['allOf'])) return `(${schema['allOf'].map(typeOf).join(' & ')})`;
  if (Array.isArray(type)) return type.map((one) => typeOf({ ...schema, type: one })).join(' | ');
  if (type === 'string') return format === 'binary' ? 'Blob' : 'string';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean' || type === 'null') return type;
  if (type === 'array') return Array.isArray(prefixItems) ? `[${prefixItems.map(typeOf).join(', ')}]` : `(${typeOf(items)})[]`;
  return type === 'object' ? objectType(schema) : 'unknown';
}

function objectType(schema: Json): string {
  const required = listIn(schema, 'required');
  const own = Object.entries(partOf(schema, 'properties')).map(
    ([name, value]) =>
      `${key(name)}${required.includes(name) ? '' : '?'}: ${typeOf(value)}${required.includes(name) ? '' : ' | undefined'}`,
  );
  const { additionalProperties: rest } = schema;
  if (own.length > 0) return `{ ${own.join('; ')} }`;
  return isRecord(rest) ? `Record<string, ${typeOf(rest)}>` : 'Record<string, unknown>';
}

function typeName(name: string): string {
  return name.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_all, first: string) => first.toUpperCase());
}

function key(name: unknown): string {
  return JSON.stringify(String(name));
}

function asRecord(value: unknown): Json {
  return isRecord(value) ? value : {};
}

function partOf(from: Json, name: string): Json {
  return asRecord(from[name]);
}

function listIn(from: Json, name: string): readonly unknown[] {
  const value = from[name];
  return Array.isArray(value) ? value : [];
}
