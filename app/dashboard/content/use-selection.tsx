import { useState } from 'react';
import { LANGUAGES } from '#content/languages.ts';
import { request } from '#app/page/api-client.ts';
import { useChange } from '#app/dashboard/use-change.ts';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import type { Answer } from '#app/dashboard/send.ts';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { keepFocus } from '#app/dashboard/ui/keep-focus.ts';
import { useManyPreview } from '#app/dashboard/ui/many-preview.tsx';
import { AddToRelease } from '#app/dashboard/releases/add-to-release.tsx';
import { ChangeMany } from './change-many.tsx';
import { LinkingRecords } from './linking-records.tsx';
import { useLinksTo } from './use-links-to.ts';
import type { CardView, ListView } from './views.ts';
import styles from './record-list.module.css';

/** Several records at once: published, hidden, given a value, deleted, and as they were again. */
export function useSelection({ collection, cards }: ListView) {
  const { name, hasSections } = collection;
  const t = useTexts();
  const api = useApi();
  const say = useMessages();
  const revalidate = useRevalidate();
  const call = useChange();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const linksTo = useLinksTo(collection);
  const many = useManyPreview();
  // What nobody has published yet is thrown away by itself.
  const known = cards.filter(({ isNew }) => !isNew).map(({ id }) => id);
  const picked = cards.filter(({ id }) => chosen.has(id));
  const ids = picked.map(({ id }) => id);
  const [isChanging, setIsChanging] = useState(false);

  const refusalOf = ({ status, message }: Answer) => (status === 404 ? t('desk.all.gone') : message);

  async function change(what: 'remove' | 'restore', body: { ids: number[] }): Promise<boolean> {
    const answer = await api(request(`POST /records/{collection}/${what}`, { params: { collection: name }, body }));
    const isRemoved = answer.isOk && what === 'remove';
    const text = isRemoved ? t('content.deleted.many', { count: body.ids.length }) : refusalOf(answer);
    const undo = () => void change('restore', { ids: body.ids });
    const isWhole = answer.isOk && answer.body.left === 0;
    say({ kind: isWhole ? 'ok' : 'error', text, ...(isRemoved && { undo }) });
    if (answer.isOk) setChosen(new Set());
    await revalidate();
    return answer.isOk;
  }

  const titles = (some: readonly CardView[]) => some.map(({ title }) => title);

  async function remove() {
    const links = await linksTo(ids);
    many.ask({
      what: 'delete',
      title: t('content.delete.many.question', { count: ids.length }),
      names: titles(picked),
      run: () => void change('remove', { ids }),
      ...(links.length > 0 && { children: <LinkingRecords records={links} /> }),
    });
  }

  function askToPublish(published: 0 | 1) {
    const isSo = (card: CardView) => LANGUAGES.every((language) => card.published[language] === (published === 1));
    const others = picked.filter((card) => !isSo(card));
    many.ask({
      what: published === 1 ? 'publish' : 'hide',
      title: t(published === 1 ? 'content.publish' : 'content.hide'),
      names: titles(others),
      staying: [{ why: 'already', names: titles(picked.filter(isSo)) }],
      run: () => void publish(others, published),
    });
  }

  async function publish(some: readonly CardView[], published: 0 | 1) {
    const params = { collection: name };
    const body = { ids: some.map(({ id }) => id), language: 'both', published };
    const answer = await api(request('POST /records/{collection}/publish', { params, body }));
    const records = answer.isOk ? answer.body.changed : [];
    const undo = () => void call(request('POST /records/{collection}/publish/undo', { params, body: { records } }));
    say({ kind: answer.isOk ? 'ok' : 'error', text: refusalOf(answer), ...(records.length > 0 && { undo }) });
    if (answer.isOk) setChosen(new Set());
    await revalidate();
  }
  return {
    selected: chosen,
    toggle: (id: number) => setChosen((before) => before.symmetricDifference(new Set([id]))),
    toggleAll: () => setChosen(new Set(ids.length === known.length ? [] : known)),
    bar: ids.length > 0 && (
      <div ref={keepFocus} className={styles['selection']} role="group" aria-label={t('content.selected', { count: ids.length })}>
        <strong>{t('content.selected', { count: ids.length })}</strong>
        <Action look="quiet" glyph="eye" onClick={() => askToPublish(1)}>
          {t('content.publish')}
        </Action>
        <Action look="quiet" glyph="eye-off" onClick={() => askToPublish(0)}>
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
        {many.preview}
      </div>
    ),
  };
}
