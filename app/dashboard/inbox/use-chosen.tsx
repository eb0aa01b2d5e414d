import { useState } from 'react';
import type { LeadCard } from '#api/features/inbox/lead-card.ts';
import { request } from '#app/page/api-client.ts';
import { useLanguage } from '#app/page/texts.ts';
import { GuardedDownload } from '#app/dashboard/shell/guarded-download.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { SelectField } from '#app/dashboard/ui/text-field.tsx';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { STATUSES } from './lead-texts.ts';
import type { InboxView } from './load-inbox.server.ts';
import styles from './inbox.module.css';

type Change = { status?: string; owner?: number | null };

/** Several messages at once: given to somebody, moved on, put aside or taken out; each change can be undone. */
export function useChosen({ leads, users }: Pick<InboxView, 'leads' | 'users'>) {
  const t = useTexts();
  const language = useLanguage();
  const { call, isBusy } = useBusyChange();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const picked = leads.filter(({ id }) => chosen.has(id));
  const isAll = picked.length > 0 && picked.length === leads.length;

  const toggleAll = () => setChosen(isAll ? new Set() : new Set(leads.map(({ id }) => id)));

  async function change(what: Change) {
    const changes = picked.map(({ id }) => ({ id, ...what }));
    const before = picked.map((lead) => ({ id: lead.id, ...asBefore(lead, what) }));
    const { isOk } = await call(
      request('POST /inbox/changes', { body: { changes } }),
      request('POST /inbox/changes', { body: { changes: before } }),
    );
    if (isOk) setChosen(new Set());
  }

  return {
    isChosen: (id: number) => chosen.has(id),
    toggle: (id: number) => setChosen((before) => before.symmetricDifference(new Set([id]))),
    toggleAll,
    all: (
      <label className={styles['all']}>
        <input type="checkbox" checked={isAll} onChange={toggleAll} className={styles['check']} />
        {t('desk.choose.all')}
      </label>
    ),
    bar: picked.length > 0 && (
      <div className={styles['chosen']} role="group" aria-label={t('desk.chosen', { count: picked.length })}>
        <strong>{t('desk.chosen', { count: picked.length })}</strong>
        <SelectField
          name="owner"
          label={t('desk.assign')}
          value=""
          disabled={isBusy}
          onChange={({ currentTarget: { value } }) => void change({ owner: value === 'nobody' ? null : Number(value) })}
          options={[
            ['', t('desk.choose')],
            ['nobody', t('inbox.owner.nobody')],
            ...users.map(({ id, username }) => [String(id), username] as const),
          ]}
        />
        <SelectField
          name="status"
          label={t('inbox.status')}
          value=""
          disabled={isBusy}
          onChange={({ currentTarget: { value } }) => void change({ status: value })}
          options={[
            ['', t('desk.choose')],
            ...STATUSES.filter((one) => one !== 'spam').map((one) => [one, t(`inbox.status.${one}`)] as const),
          ]}
        />
        <Action look="danger" disabled={isBusy} onClick={() => void change({ status: 'spam' })}>
          {t('inbox.status.spam')}
        </Action>
        <GuardedDownload href={`/api/${language}/inbox/export?ids=${picked.map(({ id }) => id).join(',')}`}>
          {t('desk.export')}
        </GuardedDownload>
        <Action look="quiet" onClick={() => setChosen(new Set())}>
          {t('content.select.none')}
        </Action>
      </div>
    ),
  };
}

function asBefore({ status, owner }: LeadCard, what: Change): Change {
  return { ...('status' in what && { status }), ...('owner' in what && { owner }) };
}
