import { request } from '#app/page/api-client.ts';
import { callApi } from '#app/page/call-api.ts';
import type { Language } from '#i18n/translate.ts';

/** Counts until the hash of the challenge begins with enough zero bits, as api/spam/challenge.ts checks it. */
export async function solveChallenge(language: Language, signal: AbortSignal): Promise<string | undefined> {
  try {
    const answer = await callApi(language, request('GET /challenge'), { signal });
    if (!answer.ok) return undefined;
    const { challenge, bits } = await answer.json();
    for (let count = 0; !signal.aborted; count += 1) {
      const guess = `${challenge}.${count}`;
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(guess));
      if (Math.clz32(new DataView(hash).getUint32(0)) >= bits) return guess;
    }
  } catch {
    // Without it the message is only looked at more closely.
  }
  return undefined;
}
