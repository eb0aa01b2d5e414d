import { useState } from 'react';
import { LANGUAGES } from '#content/languages.ts';
import { request } from '#app/page/api-client.ts';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { Question } from '#app/dashboard/ui/question.tsx';
import { AddToRelease } from '#app/dashboard/releases/add-to-release.tsx';
import { ChangeMany } from './change-many.tsx';
import { LinkingRecords } from './linking-records.tsx';
import { useLinksTo, type LinkingRecord } from './use-links-to.ts';
import type { CardView, ListView } from './views.ts';
import styles from './record-list.module.css';

const OPPOSITE = { 0: 1, 1: 0 } as const;

/** Several records at once: published, hidden, given a value, deleted, and as they were again. */
export function useSelection({ collection, cards }: ListView) {
  const { name, hasSections } = collection;
  const t = useTexts();
  const api = useApi();
  const say = useMessages();
  const revalidate = useRevalidate();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const linksTo = useLinksTo(collection);
  const [linked, setLinked] = useState<readonly LinkingRecord[]>([]);
  // What nobody has published yet is thrown away by itself.
  const known = cards.filter(({ isNew }) => !isNew).map(({ id }) => id);
  const picked = cards.filter(({ id }) => chosen.has(id));
  const ids = picked.map(({ id }) => id);
  const [isChanging, setIsChanging] = useState(false);

  async function change(what: 'remove' | 'restore', body: { ids: number[] }): Promise<boolean> {
    const answer = await api(request(`POST /records/{collection}/${what}`, { params: { collection: name }, body }));
    const isRemoved = answer.isOk && what === 'remove';
    const text = isRemoved ? t('content.deleted.many', { count: body.ids.length }) : answer.message;
    const undo = () => void change('restore', { ids: body.ids });
    say({ kind: answer.isOk ? 'ok' : 'error', text, ...(isRemoved && { undo }) });
    if (answer.isOk) setChosen(new Set());
    await revalidate();
    return answer.isOk;
  }

  async function remove() {
    const links = await linksTo(ids);
    if (links.length === 0) await change('remove', { ids });
    else setLinked(links);
  }

  /** Undoing changes back only the records that were changed, in each language. */
  async function putBack(before: readonly CardView[], published: 0 | 1) {
    let refused: string | undefined;
    for (const language of LANGUAGES) {
      const others = before.filter((card) => card.published[language] !== (published === 1)).map(({ id }) => id);
      const body = { ids: others, language, published: OPPOSITE[published] };
      const answer =
        others.length > 0 && (await api(request('POST /records/{collection}/publish', { params: { collection: name }, body })));
      if (answer && !answer.isOk) refused = answer.message;
    }
    say(refused === undefined ? { kind: 'ok', text: t('content.publish.undone') } : { kind: 'error', text: refused });
    await revalidate();
  }

  async function publish(published: 0 | 1) {
    const body = { ids, language: 'both', published };
    const answer = await api(request('POST /records/{collection}/publish', { params: { collection: name }, body }));
    const undo = () => void putBack(picked, published);
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message, ...(answer.isOk && answer.body.count > 0 && { undo }) });
    if (answer.isOk) setChosen(new Set());
    await revalidate();
  }
  return {
    selected: chosen,
    toggle: (id: number) => setChosen((before) => before.symmetricDifference(new Set([id]))),
    toggleAll: () => setChosen(new Set(ids.length === known.length ? [] : known)),
    bar: ids.length > 0 && (
      <div className={styles['selection']} role="group" aria-label={t('content.selected', { count: ids.length })}>
        <strong>{t('content.selected', { count: ids.length })}</strong>
        <Action look="quiet" glyph="eye" onClick={() => void publish(1)}>
          {t('content.publish')}
        </Action>
        <Action look="quiet" glyph="eye-off" onClick={() => void publish(0)}>
          {t('content.hide')}
        </Action>
        {picked.every(({ values }) => values) && (
          <Action look="quiet" glyph="pencil" onClick={() => setIsChanging(true)}>
            {t('content.change')}
          </Action>
        )}
        {isChanging && <ChangeMany collection={collection} cards={picked} onClose={() => setIsChanging(false)} />}
        <AddToRelease
          collection={name}
          hasChoices
          hasSections={hasSections}
          look="quiet"
          items={() => Promise.resolve(ids.map((id) => ({ id })))}
          onAdded={() => setChosen(new Set())}
        />
        <Action look="danger" glyph="trash" onClick={() => void remove()}>
          {t('action.delete')}
        </Action>
        <Action look="quiet" onClick={() => setChosen(new Set())}>
          {t('content.select.none')}
        </Action>
        <Question
          isOpen={linked.length > 0}
          text={t('content.delete.many.question', { count: ids.length })}
          yes={t('action.delete')}
          onYes={() => void change('remove', { ids })}
          onClose={() => setLinked([])}
        >
          <LinkingRecords records={linked} />
        </Question>
      </div>
    ),
  };
}
