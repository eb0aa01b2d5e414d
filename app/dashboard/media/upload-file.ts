import type { Language } from '#i18n/translate.ts';
import { listIn, textIn } from '#app/dashboard/read-json.ts';
import { type Answer, answerOf } from '#app/dashboard/send.ts';

export type Upload = { path: string; file: File; fields?: Readonly<Record<string, string>> };

/** `fetch` cannot tell how far an upload is; the older interface can. Never throws. */
export function uploadFile(
  language: Language,
  { path, file, fields = {} }: Upload,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', file);
    request.open('POST', `/api/${language}${path}`);
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
export function storedNameOf({ body }: Answer): string {
  return listIn(body, 'files', (file) => textIn(file, 'name'))[0] ?? '';
}
