import type { FastifyRequest } from 'fastify';
import { AppError } from '#api/errors.ts';
import { isForm, receiveForm } from '#api/http/receive-form.ts';
import type { formNames } from './entry-input.ts';
import type { RawInput } from './parse-input.ts';

/** The body of a save, sent as a form or as JSON; temporary files are gone when `use` has ended, whatever happened. */
export async function withInput<Result>(
  request: FastifyRequest,
  names: ReturnType<typeof formNames>,
  dataDir: string,
  use: (raw: RawInput) => Promise<Result>,
): Promise<Result> {
  if (request.lamha) request.lamha.labels = names.fields;
  if (!isForm(request)) return use({ values: jsonValues(request.body), files: [] });
  const form = await receiveForm(request, { fields: names.hasText, files: names.fileKinds, repeatable: names.isRepeatable, dataDir });
  try {
    return await use({ values: form.fields, files: form.files });
  } finally {
    await form.discard();
  }
}

function jsonValues(body: unknown): ReadonlyMap<string, unknown> {
  if (body === undefined || body === null) return new Map();
  if (typeof body !== 'object' || Array.isArray(body)) throw new AppError('malformed');
  return new Map(Object.entries(body));
}
