import * as z from 'zod';
import type { Answer, Call, CallOptions } from './app.ts';

type Json = Record<string, unknown>;
type Content = Record<string, { schema: Json }>;

export type Operation = {
  'x-access': 'public' | 'admin';
  'x-rights': string[];
  parameters: { name: string; in: 'path' | 'query'; schema: Json }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};

export type DocumentedCall = { method: string; path: string; operation: Operation; address: RegExp };

export type ApiDocument = {
  json: Json;
  calls: readonly DocumentedCall[];
  find: (method: string, address: string) => DocumentedCall | undefined;
  /** What a documented answer must look like; undefined where the document promises no JSON. */
  answerSchema: (call: DocumentedCall, status: number) => z.ZodType | undefined;
};

export async function readDocument(call: Call): Promise<ApiDocument> {
  const { body: json } = await call('GET', '/api/openapi.json');
  const paths = json['paths'] as Record<string, Record<string, Operation>>;
  const look = <Node extends object>(node: Node): Node => lookUp(json, node);
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation, address: addressOf(path) })),
  );
  // Fixed words win over parameters, as in the router.
  calls.sort((a, b) => a.path.split('{').length - b.path.split('{').length);
  const compiled = new Map<string, z.ZodType>();
  const found = new WeakMap<Json, z.ZodType>();
  return {
    json,
    calls,
    find: (method, address) => calls.find((one) => one.method === method && one.address.test(address.split('?', 1)[0]!)),
    answerSchema({ operation }, status) {
      const schema = look(operation.responses[status] ?? {}).content?.['application/json']?.schema;
      if (!schema) return undefined;
      const met = found.get(schema);
      if (met) return met;
      const key = JSON.stringify(schema);
      const ready = compiled.get(key) ?? compile(json, schema);
      compiled.set(key, ready);
      found.set(schema, ready);
      return ready;
    },
  };
}

let known: ApiDocument | undefined;

/**
 * The same for all servers of a worker: the document is made from the sources alone, and making, reading and compiling it takes a
 * second. openapi.test.ts reads each server's own.
 */
export async function sharedDocument(call: Call): Promise<ApiDocument> {
  known ??= await readDocument(call);
  return known;
}

/** The node itself, or what it refers to. */
export function lookUp<Node extends object>(document: Json, node: Node): Node {
  if (!('$ref' in node)) return node;
  const found = String(node.$ref)
    .split('/')
    .slice(1)
    .reduce<unknown>((inside, key) => (inside as Json | undefined)?.[key], document);
  if (typeof found !== 'object' || found === null) throw new Error(`the document refers to ${String(node.$ref)}, which is not in it`);
  return lookUp(document, found as Node);
}

function addressOf(path: string): RegExp {
  return new RegExp(`^/api(?:/en|/ar)?${path.replaceAll('.', String.raw`\.`).replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i');
}

const REFERENCE = /#\/components\/schemas\/([^"]+)/g;

/** The checker knows references only inside one schema, so it gets the shared ones along that this one needs. */
export function compile(document: Json, schema: Json): z.ZodType {
  const { schemas } = document['components'] as { schemas: Json };
  const needed = new Map<string, unknown>();
  const collect = (part: unknown) => {
    for (const [, name] of JSON.stringify(part).matchAll(REFERENCE)) {
      if (needed.has(name!)) continue;
      needed.set(name!, schemas[name!]);
      collect(schemas[name!]);
    }
  };
  collect(schema);
  const whole = JSON.stringify({ ...schema, $defs: Object.fromEntries(needed) }).replaceAll('#/components/schemas/', '#/$defs/');
  return z.fromJSONSchema(JSON.parse(whole) as Parameters<typeof z.fromJSONSchema>[0]);
}

/** Calls as before, and fails when an answer is not what the document says of it. */
export function checkedBy(document: ApiDocument, call: Call): Call {
  return async (method, path, options) => {
    const answer = await call(method, path, options);
    const problem = problemWith(document, method, path, answer, options);
    if (problem) throw new Error(`${method} ${path} answered ${answer.status}, ${problem}`);
    return answer;
  };
}

function problemWith(
  document: ApiDocument,
  method: string,
  path: string,
  answer: Answer,
  options: CallOptions | undefined,
): string | undefined {
  const documented = document.find(method, path);
  if (!documented) return answer.status === 404 ? undefined : 'and the document does not know the call';
  if (!documented.operation.responses[answer.status]) return `which the document does not expect: ${answer.text}`;
  const { error } = document.answerSchema(documented, answer.status)?.safeParse(answer.body) ?? {};
  if (error) return `against the document: ${z.prettifyError(error)}\n${answer.text}`;
  const unknown = answer.status < 300 ? undocumentedNames(document, documented, options) : [];
  return unknown.length > 0 ? `although the document knows no ${unknown.join(', ')}` : undefined;
}

/** Names a request sent with success must be in the document. */
function undocumentedNames(document: ApiDocument, { operation }: DocumentedCall, { json, form } = {} as CallOptions): string[] {
  const sent = Object.keys(json ?? form ?? {});
  if (sent.length === 0) return [];
  const content = operation.requestBody?.content[json === undefined ? 'multipart/form-data' : 'application/json'];
  if (!content) return sent;
  const { properties = {}, patternProperties = {} } = lookUp(document.json, content.schema) as {
    properties?: Json;
    patternProperties?: Json;
  };
  const isKnown = (name: string) => name in properties || Object.keys(patternProperties).some((pattern) => new RegExp(pattern).test(name));
  return sent.filter((name) => !isKnown(name));
}
