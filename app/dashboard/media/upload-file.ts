import type { Language } from '#i18n/translate.ts';
import type { AnswerTo, Request } from '#app/page/api-client.ts';
import { type Answer, answerOf } from '#app/dashboard/send.ts';

/** The body of the request is the form that is made here. */
export type Upload<Body> = { to: Request<Body>; file: File; fields?: Readonly<Record<string, string>> };

/** `fetch` cannot tell how far an upload is; the older interface can. Never throws. */
export function uploadFile<Body>(
  language: Language,
  { to, file, fields = {} }: Upload<Body>,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Answer<Body>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', file);
    request.open('POST', `/api/${language}${to.path}`);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(answerOf(language, request.status, request.response)));
    for (const end of ['error', 'abort', 'timeout'] as const) request.addEventListener(end, () => resolve(answerOf(language, 0, {})));
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) resolve(answerOf(language, 0, {}));
    else request.send(form);
  });
}

/** The stored name of the only file that was sent. */
export function storedNameOf({ files }: AnswerTo<'POST /media'>): string {
  return files[0]?.name ?? '';
}
