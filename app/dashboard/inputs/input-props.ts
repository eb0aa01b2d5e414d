import type { Language } from '#i18n/translate.ts';
import type { InputView } from '#app/dashboard/content/views.ts';

/** What every input gets. `name` is what the form calls it; `language` is set for words, which exist once per language. */
export type InputProps = {
  field: InputView;
  name: string;
  label: string;
  value: unknown;
  error: string | undefined;
  language?: Language | undefined;
  isNew: boolean;
};
