import type { FieldCode } from '#api/errors.ts';
import type { FormOutcome } from '#app/site/sending/form-outcome.ts';

/** A call of the API: where, and what. With a file it travels as a form, without one as JSON. */
export type Call = { address: string; body: Readonly<Record<string, unknown>>; file?: { name: string; file: File } | undefined };

type Answer = { success?: boolean; reference?: string; codes?: Record<string, FieldCode> };

const TIMEOUT_MS = 30_000;

/** Makes the call and says how it ended. A file may take its time; everything else must be answered within half a minute. */
export async function sendForm({ address, body, file }: Call): Promise<FormOutcome> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      ...(file ? { body: asForm(body, file) } : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      signal: file ? null : AbortSignal.timeout(TIMEOUT_MS),
    });
    return outcomeOf(response.status, (await response.json()) as Answer);
  } catch {
    return { outcome: 'unreached', fields: {}, values: {} }; // no connection, no answer in time, or one that is not ours
  }
}

function outcomeOf(status: number, { success, reference, codes }: Answer): FormOutcome {
  if (success === true) return { outcome: 'sent', fields: {}, values: {}, ...(reference && { reference }) };
  if (status === 429) return { outcome: 'too-many', fields: {}, values: {} };
  return { outcome: codes ? 'invalid' : 'failed', fields: codes ?? {}, values: {} };
}

function asForm(body: Call['body'], { name, file }: { name: string; file: File }): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body))
    if (value !== undefined) form.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  form.set(name, file);
  return form;
}
