import { type FormEvent, useState } from 'react';
import { LANGUAGES } from '#content/languages.ts';
import { Chooser } from '#app/dashboard/ui/chooser.tsx';
import { request } from '#app/page/api-client.ts';
import { textsOf } from '#app/dashboard/forms/texts-of.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { SelectField, TextField } from '#app/dashboard/ui/text-field.tsx';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from '#app/dashboard/schedule/schedule.module.css';

type Item = { id: number; action?: 'order'; ids?: number[] };

type AddProps = {
  collection: string;
  /** Settings are neither deleted nor of one language alone, and an order is nothing but an order. */
  hasChoices: boolean;
  /** Drafts of what belongs to the records can go along. */
  hasSections?: boolean;
  isBusy?: boolean;
  look?: 'plain' | 'quiet';
  /** What goes into it, once everything that was typed is kept; undefined if that failed. */
  items: () => Promise<readonly Item[] | undefined>;
  onAdded?: () => void;
};

/** Puts records, deletions or an order into a release that is open, or into a new one. */
export function AddToRelease({ collection, hasChoices, hasSections = false, isBusy = false, look = 'plain', items, onAdded }: AddProps) {
  const t = useTexts();
  const api = useApi();
  const say = useMessages();
  const { call } = useBusyChange();
  const [open, setOpen] = useState<readonly (readonly [string, string])[]>();

  async function ask() {
    const answer = await api(request('GET /releases'));
    if (!answer.isOk) return say({ kind: 'error', text: answer.message });
    const prepared = answer.body.releases.filter(({ state }) => state !== 'published');
    setOpen(prepared.map(({ id, name }) => [String(id), name] as const));
  }

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const { release = '', name = '', action = 'publish', language = 'both', sections } = textsOf(event.currentTarget);
    const added = await items();
    if (!added) {
      setOpen(undefined);
      return;
    }
    const begun = release === '' ? await call(request('POST /releases', { body: { name } })) : undefined;
    if (begun && !begun.isOk) return;
    const into = begun ? begun.body.id : Number(release);
    for (const item of added) {
      const body = { collection, action, language, sections: sections !== undefined, ...item };
      if (!(await call(request('PUT /releases/{id}/items', { params: { id: into }, body }))).isOk) return;
    }
    setOpen(undefined);
    onAdded?.();
  }

  return (
    <>
      <Action look={look} glyph="list" disabled={isBusy} onClick={() => void ask()}>
        {t('releases.add')}
      </Action>
      <Chooser isOpen={open !== undefined} onClose={() => setOpen(undefined)} title={t('releases.add.title')}>
        <form className={styles['plan']} onSubmit={(event) => void add(event)}>
          <SelectField name="release" label={t('releases.add.which')} options={[...(open ?? []), ['', t('releases.add.new')]]} />
          <TextField name="name" label={t('releases.name')} hint={t('releases.add.new')} maxLength={120} dir="auto" />
          {hasChoices && (
            <SelectField
              name="action"
              label={t('releases.add.action')}
              options={(['publish', 'delete'] as const).map((action) => [action, t(`releases.item.${action}`)] as const)}
            />
          )}
          {hasChoices && (
            <SelectField
              name="language"
              label={t('schedule.language')}
              options={[['both', t('schedule.language.both')], ...LANGUAGES.map((one) => [one, t(`language.${one}`)] as const)]}
            />
          )}
          {hasSections && (
            <label>
              <input type="checkbox" name="sections" value="1" defaultChecked /> {t('releases.add.sections')}
            </label>
          )}
          <Action look="main" type="submit">
            {t('releases.add.yes')}
          </Action>
        </form>
      </Chooser>
    </>
  );
}
