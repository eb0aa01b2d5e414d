import type { FormAnswer } from './form-action.server.ts';

/** An answer of the server, or none at all: no connection, a broken answer, or nothing for half a minute. */
export type FormOutcome = FormAnswer | { outcome: 'unreached'; fields: Record<string, never>; values: Record<string, never> };

type Sending = { serverAction: () => Promise<unknown>; /** A file may take its time. */ isUpload?: boolean };

const PATIENCE_MS = 30_000;

/** A form must say that it failed; without this the page around it would be replaced by the error page. */
export async function formClientAction({ serverAction, isUpload = false }: Sending): Promise<FormOutcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    if (!isUpload) timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
  });
  try {
    return (await Promise.race([serverAction(), patience])) as FormAnswer;
  } catch {
    return { outcome: 'unreached', fields: {}, values: {} };
  } finally {
    clearTimeout(timer);
  }
}
