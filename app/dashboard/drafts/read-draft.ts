import { DRAFT_STATES, type DraftState } from '#content/draft-states.ts';
import type { PresentedDraft } from '#api/content/drafts/present-draft.ts';
import { isObject, type JsonObject, listOf, numberIn, objectIn, textIn } from '#app/dashboard/read-json.ts';

/** A draft as the API answered it; undefined where there is none. */
export function readDraft(found: unknown): PresentedDraft | undefined {
  if (!isObject(found)) return undefined;
  const [versions, states, asked] = [objectIn(found, 'versions'), objectIn(found, 'states'), found['asked']];
  return {
    id: numberIn(found, 'id'),
    parent: numberIn(found, 'parent'),
    isNew: found['isNew'] === true,
    base: numberIn(found, 'base'),
    values: { ...objectIn(found, 'values') },
    versions: { shared: numberIn(versions, 'shared'), en: numberIn(versions, 'en'), ar: numberIn(versions, 'ar') },
    states: { en: stateIn(states, 'en'), ar: stateIn(states, 'ar') },
    waiting: listOf(found['waiting']).map(String),
    updatedAt: textIn(found, 'updatedAt'),
    updatedBy: textIn(found, 'updatedBy'),
    asked: isObject(asked) ? { at: textIn(asked, 'at'), by: textIn(asked, 'by'), remark: textIn(asked, 'remark') } : null,
  };
}

function stateIn(states: JsonObject, language: string): DraftState {
  return DRAFT_STATES.find((state) => state === states[language]) ?? 'draft';
}
