import { request } from '#app/page/api-client.ts';
import { SelectField } from '#app/dashboard/ui/text-field.tsx';
import { PostedFields } from '#app/dashboard/posted/posted-fields.tsx';
import { Action, ACTION } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { LeadReminder } from './lead-reminder.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { clockText, namedText, STATUSES } from './lead-texts.ts';
import type { LeadView } from './load-lead.server.ts';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import styles from './lead.module.css';

/** Who looks after it and how far it is. Each choice is saved at once. */
export function LeadHandling({ lead, users }: Pick<LeadView, 'lead' | 'users'>) {
  const t = useTexts();
  const { call, isBusy } = useBusyChange();
  const { id, status, owner, owner_name, spam_reasons, response } = lead;
  // Whoever had it may not be offered any more, and has it still.
  const owners = owner === null || users.some((user) => user.id === owner) ? users : [...users, { id: owner, username: owner_name ?? '–' }];
  const change = (body: object) => void call(request('PATCH /inbox/{id}', { params: { id }, body }));
  return (
    <section className={styles['panel']} aria-labelledby="handling">
      <h2 id="handling">{t('inbox.handling')}</h2>
      {status === 'spam' && (
        <div className={styles['held']}>
          {spam_reasons.length > 0 && <p>{t('inbox.held')}</p>}
          <ul>
            {spam_reasons.map((reason) => (
              <li key={reason}>{namedText(t, 'inbox.reason', reason)}</li>
            ))}
          </ul>
          <Action data-scripted onClick={() => change({ status: 'new' })} disabled={isBusy}>
            {t('inbox.not-spam')}
          </Action>
        </div>
      )}
      {status !== 'spam' && (
        <p className={styles['clock']} data-late={(response.is_running && response.is_late) || undefined}>
          <MixedText text={clockText(t, lead)} />
          {response.is_late && ` · ${t('inbox.clock.late')}`}
        </p>
      )}
      <form method="post" className={styles['form']} onSubmit={(event) => event.preventDefault()}>
        <PostedFields form="handling" values={{ was_status: status, was_owner: owner ?? '' }} />
        <SelectField
          name="status"
          label={t('inbox.status')}
          key={`status ${status}`}
          defaultValue={status}
          disabled={isBusy}
          onChange={(event) => change({ status: event.currentTarget.value })}
          options={STATUSES.map((one) => [one, t(`inbox.status.${one}`)] as const)}
        />
        <SelectField
          name="owner"
          label={t('inbox.owner')}
          key={`owner ${owner}`}
          defaultValue={String(owner ?? '')}
          disabled={isBusy}
          onChange={(event) => change({ owner: Number(event.currentTarget.value) || null })}
          options={[['', t('inbox.owner.nobody')], ...owners.map((user) => [String(user.id), user.username] as const)]}
        />
        <noscript>
          <button type="submit" className={ACTION} data-look="plain">
            <span>{t('action.save')}</span>
          </button>
        </noscript>
      </form>
      <LeadReminder key={`${id} ${lead.remind_on}`} lead={lead} />
    </section>
  );
}
