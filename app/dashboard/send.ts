import type { Language } from '#i18n/translate.ts';

export type Answer = {
  isOk: boolean;
  /** 0 when nothing came back: no connection, or a server that is gone. */
  status: number;
  message: string;
  errors: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>>;
};

export type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
};

const PATIENCE_MS = 30_000;

/** One call of our own API in the language of the page: its sentences come back ready to show. Never throws. */
export async function send(language: Language, { method, path, body }: Request): Promise<Answer> {
  try {
    const response = await fetch(`/api/${language}${path}`, {
      method,
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answerOf(response.status, await response.json());
  } catch {
    return { isOk: false, status: 0, message: '', errors: {}, body: {} };
  }
}

export function answerOf(status: number, json: unknown): Answer {
  const body = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
  return {
    isOk: status >= 200 && status < 300,
    status,
    message: typeof body['message'] === 'string' ? body['message'] : '',
    errors: (body['errors'] ?? {}) as Record<string, string>,
    body,
  };
}
