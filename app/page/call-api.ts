import type { Refused } from '#api/http/openapi.ts';
import type { Language } from '#i18n/translate.ts';
import type { Request } from './api-client.ts';

/** What came back: as the route declares it, or how it was refused. Something in front of our server may have refused it in its own way. */
type Answered<Body> = Omit<Response, 'ok' | 'json'> &
  ({ ok: true; json: () => Promise<Body> } | { ok: false; json: () => Promise<Partial<Refused>> });

/** A call that a visitor's page makes, in its language. Throws without a connection. */
export function callApi<Body>(language: Language, { method, path, body }: Request<Body>, how: RequestInit): Promise<Answered<Body>> {
  const sent = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return fetch(`/api/${language}${path}`, { method, ...sent, ...how });
}
