import { inject } from 'vitest';

/** Something all workers of a run share; global-setup.ts makes it when it is first asked for. */
export async function askFor(what: '/postgres' | '/template' | '/file' | '/demo' | '/server'): Promise<string> {
  const answer = await fetch(new URL(what, inject('sharedFixtures')));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
