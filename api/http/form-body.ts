import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { AppError } from '#api/errors.ts';
import { isForm, receiveForm } from '#api/media/receive-form.ts';
import { fieldCodes } from './mount.ts';

/** Visitor calls take JSON, and forms with the same names. */
export async function readForm<Schema extends z.ZodObject>(
  request: FastifyRequest,
  schema: Schema,
  dataDir: string,
): Promise<z.output<Schema>> {
  return checkBody(isForm(request) ? await formValues(request, schema, dataDir) : request.body, schema);
}

export function checkBody<Schema extends z.ZodObject>(body: unknown, schema: Schema): z.output<Schema> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError('malformed');
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new AppError('invalid-input', { fields: fieldCodes(parsed.error) });
  return parsed.data;
}

async function formValues(request: FastifyRequest, schema: z.ZodObject, dataDir: string): Promise<Record<string, string>> {
  const form = await receiveForm(request, { fields: new Set(Object.keys(schema.shape)), files: () => undefined, dataDir });
  await form.discard();
  return Object.fromEntries(form.fields);
}
