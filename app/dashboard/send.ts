import type { Refused } from '#api/http/openapi.ts';
import type { Language } from '#i18n/translate.ts';
import type { Request } from '#app/page/api-client.ts';
import { isObject } from './json-object.ts';
import { textsIn } from './texts.ts';

type Ending = {
  /** 0 when nothing came back: no connection, or a server that is gone. */
  status: number;
  /** In words, whatever happened; may be empty for an answer that is simply what was asked for. */
  message: string;
  errors: Readonly<Record<string, string>>;
};

/** What a call answers: as its route declares it, or how it was refused; nothing of that where something in between refused it. */
export type Answer<Body = unknown> = Ending & ({ isOk: true; body: Body } | { isOk: false; body: Partial<Refused> });

const TIMEOUT_MS = 30_000;

/** One call of our own API in the language of the page: its sentences come back ready to show. Never throws. */
export async function send<Body>(language: Language, { method, path, body }: Request<Body>): Promise<Answer<Body>> {
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
function numbered<Body>(language: Language, answer: Answer<Body>, number: string | null): Answer<Body> {
  if (answer.status < 500 || number === null) return answer;
  return { ...answer, message: `${answer.message} ${textsIn(language)('state.failed.number', { number })}` };
}

export function answerOf<Body>(language: Language, status: number, json: unknown): Answer<Body> {
  const isTaken = status >= 200 && status < 300;
  // What a route answers is what it declares: test/api/openapi.test.ts holds every one of them to it.
  if (isTaken && isObject(json)) return { isOk: true, status, message: messageIn(json), errors: {}, body: json as Body };
  const body: Partial<Refused> = isRefusal(json) ? json : {};
  const message = body.message || textsIn(language)(status === 0 ? 'state.offline' : 'state.failed');
  return { isOk: false, status, message, errors: body.errors ?? {}, body };
}

function messageIn(json: object): string {
  return 'message' in json && typeof json.message === 'string' ? json.message : '';
}

function isRefusal(json: unknown): json is Refused {
  return isObject(json) && json['success'] === false && typeof json['message'] === 'string' && isObject(json['errors']);
}
