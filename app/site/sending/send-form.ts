import type { Refused } from '#api/http/openapi.ts';
import type { AnswerTo, Request } from '#app/page/api-client.ts';
import { callApi } from '#app/page/call-api.ts';
import type { Language } from '#i18n/translate.ts';
import type { FormOutcome } from '#app/site/sending/form-outcome.ts';

type Sent = AnswerTo<'POST /send-email' | 'POST /newsletter'>;

/** What a form asks of the API. With a file it travels as a form, without one as JSON. */
export type Call = { language: Language; request: Request<Sent>; file?: { name: string; file: File } | undefined };

const TIMEOUT_MS = 30_000;

/** Makes the call and says how it ended. A file may take its time; everything else must be answered within half a minute. */
export async function sendForm({ language, request, file }: Call): Promise<FormOutcome> {
  try {
    const { body, ...call } = request;
    const response = await (file
      ? callApi(language, call, { body: asForm(body, file) })
      : callApi(language, request, { signal: AbortSignal.timeout(TIMEOUT_MS) }));
    return outcomeOf(response.status, await response.json());
  } catch {
    return { outcome: 'unreached', fields: {}, values: {} }; // no connection, no answer in time, or one that is not ours
  }
}

function outcomeOf(status: number, answer: Partial<Sent | Refused>): FormOutcome {
  const reference = 'reference' in answer ? answer.reference : '';
  if (answer.success === true) return { outcome: 'sent', fields: {}, values: {}, ...(reference && { reference }) };
  if (status === 429) return { outcome: 'too-many', fields: {}, values: {} };
  const codes = 'codes' in answer ? answer.codes : undefined;
  return { outcome: codes ? 'invalid' : 'failed', fields: codes ?? {}, values: {} };
}

function asForm(body: unknown, { name, file }: { name: string; file: File }): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body ?? {}))
    if (value !== undefined) form.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  form.set(name, file);
  return form;
}
