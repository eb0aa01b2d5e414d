import type { PresentedDraft } from '#api/content/drafts/present-draft.ts';
import { isObject } from '#app/dashboard/json-object.ts';

type KnownDraft = Pick<PresentedDraft, 'id' | 'versions'>;

/** The draft that a refused save was told of: what a refusal holds is not declared call by call. */
export function draftIn(refused: unknown): KnownDraft | null {
  const draft = isObject(refused) ? refused['draft'] : undefined;
  return isDraft(draft) ? draft : null;
}

function isDraft(value: unknown): value is KnownDraft {
  return isObject(value) && typeof value['id'] === 'number' && isObject(value['versions']);
}
