import type { FastifyRequest } from 'fastify';
import type { ReceivedFile } from '#api/http/receive-form.ts';
import type { Operations } from '#server/operations.ts';

/** A form that may hold a file, read before the page is drawn: as a stream to the disk and never as a whole into memory. */
export type PageForm = {
  values: Readonly<Record<string, string>>;
  file: ReceivedFile | undefined;
  /** Why it could not be read to its end. */
  problem?: unknown;
};

export async function withPageForm<Result>(
  { leads }: Operations,
  request: FastifyRequest,
  use: (form: PageForm | undefined) => Promise<Result>,
): Promise<Result> {
  if (request.method !== 'POST') return use(undefined);
  let form;
  try {
    form = await leads.receiveForm(request, () => true);
  } catch (problem) {
    return use({ values: {}, file: undefined, problem });
  }
  try {
    return await use(form && { values: Object.fromEntries(form.fields), file: form.files[0] });
  } finally {
    await form?.discard();
  }
}
