import type { LeadCard } from '#api/features/inbox/lead-card.ts';
import { request } from '#app/page/api-client.ts';
import { useLanguage } from '#app/page/texts.ts';
import { GuardedDownload } from '#app/dashboard/shell/guarded-download.tsx';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { ChosenBar, useChosenRows } from '#app/dashboard/ui/chosen-rows.tsx';
import { useManyPreview } from '#app/dashboard/ui/many-preview.tsx';
import { AssignField } from '#app/dashboard/ui/owner-fields.tsx';
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
  const say = useMessages();
  const { call, isBusy } = useBusyChange();
  const { choosing, picked, clear } = useChosenRows(leads, labelOf);
  const many = useManyPreview();
  const isAll = picked.length > 0 && picked.length === leads.length;

  function ask(title: string, what: Change) {
    const isSo = ({ status, owner }: LeadCard) => (what.status ?? status) === status && (!('owner' in what) || what.owner === owner);
    const others = picked.filter((lead) => !isSo(lead));
    many.ask({
      what: 'change',
      title,
      names: others.map(labelOf),
      staying: [{ why: 'already', names: picked.filter(isSo).map(labelOf) }],
      run: () => void change(others, what),
    });
  }

  async function change(some: readonly LeadCard[], what: Change) {
    const changes = some.map(({ id }) => ({ id, ...what }));
    const before = some.map((lead) => ({ id: lead.id, ...asBefore(lead, what), from: what }));
    const { isOk, status } = await call(
      request('POST /inbox/changes', { body: { changes } }),
      request('POST /inbox/changes', { body: { changes: before } }),
    );
    if (isOk) clear();
    if (status === 404) say({ kind: 'error', text: t('desk.all.gone') });
  }

  return {
    choosing,
    all: (
      <label className={styles['all']}>
        <input type="checkbox" checked={isAll} onChange={choosing.toggleAll} className={styles['check']} />
        {t('desk.choose.all')}
      </label>
    ),
    bar: (
      <ChosenBar count={picked.length} onClear={clear}>
        <AssignField users={users} disabled={isBusy} onAssign={(owner, name) => ask(`${t('desk.assign')}: ${name}`, { owner })} />
        <SelectField
          name="status"
          label={t('inbox.status')}
          value=""
          disabled={isBusy}
          onChange={({ currentTarget: { value, selectedOptions } }) =>
            ask(`${t('inbox.status')}: ${selectedOptions[0]?.text}`, { status: value })
          }
          options={[
            ['', t('desk.choose')],
            ...STATUSES.filter((one) => one !== 'spam').map((one) => [one, t(`inbox.status.${one}`)] as const),
          ]}
        />
        <Action look="danger" disabled={isBusy} onClick={() => ask(`${t('inbox.status')}: ${t('inbox.status.spam')}`, { status: 'spam' })}>
          {t('inbox.status.spam')}
        </Action>
        <GuardedDownload href={`/api/${language}/inbox/export?ids=${picked.map(({ id }) => id).join(',')}`}>
          {t('desk.export')}
        </GuardedDownload>
        {many.preview}
      </ChosenBar>
    ),
  };
}

const labelOf = ({ name, title }: LeadCard) => name || title;

function asBefore({ status, owner }: LeadCard, what: Change): Change {
  return { ...('status' in what && { status }), ...('owner' in what && { owner }) };
}
