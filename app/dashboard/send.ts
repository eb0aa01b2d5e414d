import type { Language } from '#i18n/translate.ts';
import { type JsonObject, objectOf, textIn, stringsIn } from './read-json.ts';
import { textsIn } from './texts.ts';

export type Answer = {
  isOk: boolean;
  /** 0 when nothing came back: no connection, or a server that is gone. */
  status: number;
  /** In words, whatever happened; may be empty for an answer that is simply what was asked for. */
  message: string;
  errors: Readonly<Record<string, string>>;
  body: JsonObject;
};

export type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
};

const TIMEOUT_MS = 30_000;

/** One call of our own API in the language of the page: its sentences come back ready to show. Never throws. */
export async function send(language: Language, { method, path, body }: Request): Promise<Answer> {
  try {
    const response = await fetch(`/api/${language}${path}`, {
      method,
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // A failure may come from something in front of our server, which speaks another language.
    const json: unknown = await response.json().catch(() => undefined);
    return numbered(language, answerOf(language, response.status, json), response.headers.get('x-request-id'));
  } catch {
    return answerOf(language, 0, undefined);
  }
}

/** With what whoever looks after the server finds a failure of ours in its log. */
function numbered(language: Language, answer: Answer, number: string | null): Answer {
  if (answer.status < 500 || number === null) return answer;
  return { ...answer, message: `${answer.message} ${textsIn(language)('state.failed.number', { number })}` };
}

export function answerOf(language: Language, status: number, json: unknown): Answer {
  const body = objectOf(json);
  const isOk = status >= 200 && status < 300;
  const message = textIn(body, 'message') || (isOk ? '' : textsIn(language)(status === 0 ? 'state.offline' : 'state.failed'));
  return { isOk, status, message, errors: stringsIn(body, 'errors'), body };
}
