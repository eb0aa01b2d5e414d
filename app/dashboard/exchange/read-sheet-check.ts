import type { SheetCheck } from '#api/features/exchange/exchange.ts';
import type { VersionChange } from '#api/content/history/history.ts';
import { LANGUAGES } from '#content/languages.ts';
import { type JsonObject, listIn, numberIn, textIn } from '#app/dashboard/read-json.ts';

export type ShownCheck = Pick<SheetCheck, 'token' | 'created' | 'changed' | 'unchanged'> & {
  changes: readonly Pick<SheetCheck['changes'][number], 'row' | 'action' | 'title' | 'place' | 'changes'>[];
  errors: readonly Pick<SheetCheck['errors'][number], 'row' | 'column' | 'message'>[];
};

/** What the check of a sheet found, as far as it is shown. */
export function readSheetCheck(body: JsonObject): ShownCheck {
  return {
    token: textIn(body, 'token'),
    created: numberIn(body, 'created'),
    changed: numberIn(body, 'changed'),
    unchanged: numberIn(body, 'unchanged'),
    changes: listIn(body, 'changes', (change) => ({
      row: numberIn(change, 'row'),
      action: change['action'] === 'create' ? 'create' : 'change',
      title: textIn(change, 'title'),
      place: textIn(change, 'place'),
      changes: listIn(change, 'changes', readChange),
    })),
    errors: listIn(body, 'errors', (error) => ({
      row: numberIn(error, 'row'),
      column: textIn(error, 'column'),
      message: textIn(error, 'message'),
    })),
  };
}

function readChange(from: JsonObject): VersionChange {
  return {
    column: textIn(from, 'column'),
    label: textIn(from, 'label'),
    kind: textIn(from, 'kind'),
    language: LANGUAGES.find((language) => language === from['language']),
    before: textIn(from, 'before'),
    after: textIn(from, 'after'),
  };
}
