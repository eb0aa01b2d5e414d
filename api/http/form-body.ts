import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { checkBody } from './check-body.ts';
import { isForm, receiveForm } from './receive-form.ts';

/** A form of typed values only. */
const MOST = { file: 0, form: 256_000 };

/** Visitor calls take JSON, and forms with the same names. */
export async function readForm<Schema extends z.ZodObject>(
  request: FastifyRequest,
  schema: Schema,
  dataDir: string,
): Promise<z.output<Schema>> {
  return checkBody(isForm(request) ? await formValues(request, schema, dataDir) : request.body, schema);
}

async function formValues(request: FastifyRequest, schema: z.ZodObject, dataDir: string): Promise<Record<string, string>> {
  const form = await receiveForm(request, { fields: new Set(Object.keys(schema.shape)), files: () => undefined, most: MOST, dataDir });
  await form.discard();
  return Object.fromEntries(form.fields);
}
