import { useState } from 'react';
import type { WholeOffer } from '#api/features/offers/present-offer.ts';
import { writeMoney } from '#content/offers/typed-money.ts';
import { withUnits } from '#content/writing/unbroken.ts';
import { request } from '#app/page/api-client.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useLeave } from '#app/dashboard/forms/unsaved.tsx';
import { useMay } from '#app/dashboard/rights.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Question } from '#app/dashboard/ui/question.tsx';
import { ShownOnce } from '#app/dashboard/ui/shown-once.tsx';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './offers.module.css';

type Props = { offer: WholeOffer; onRefused: (errors: Readonly<Record<string, string>>) => void };

/** What is saved goes out; what stands in the way is said here, and the form marks its fields. */
export function SendPanel({ offer, onRefused }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const mayThis = useMay();
  const { isUnsaved } = useLeave();
  const { call, isBusy } = useBusyChange();
  const [link, setLink] = useState<string>();
  const [asked, setAsked] = useState<'mail' | 'hand'>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { id, revision, sums, customer, version, has_changes: hasChanges } = offer;
  const total = withUnits(writeMoney(sums.total, offer.currency, language));
  const { email } = customer;
  const isFirst = version === 0;
  const next = version + 1;
  const isSame = !isFirst && !hasChanges;

  /** What is typed and not saved would stay behind. */
  function ask(by: 'mail' | 'hand') {
    const isComplete = !isUnsaved();
    setErrors(isComplete ? {} : { unsaved: t('offers.send.first-save') });
    if (isComplete) setAsked(by);
  }

  async function send(by: 'mail' | 'hand') {
    const body = { revision, total: sums.total, mail: by === 'mail' };
    const answer = await call(request('POST /offers/{id}/send', { params: { id }, body }));
    setErrors(answer.errors);
    onRefused(answer.errors);
    if (answer.isOk && by === 'hand') setLink(answer.body.link);
  }

  async function renew() {
    const answer = await call(request('POST /offers/{id}/link', { params: { id } }));
    if (answer.isOk) setLink(answer.body.link);
  }

  return (
    <section className={styles['panel']} aria-labelledby="send">
      <h2 id="send">{t('offers.send.title')}</h2>
      {isFirst && email && <p>{t('offers.send.lead', { total, email })}</p>}
      {isSame && <p>{t('offers.send.same', { version })}</p>}
      {hasChanges && email && <p>{t('offers.send.next', { version, next, total, email })}</p>}
      {!email && <p>{t('offers.send.no-address')}</p>}
      {!errors['unsaved'] && <p className={styles['soft']}>{t('offers.send.first-save')}</p>}
      {Object.values(errors).map((error) => (
        <p key={error} role="alert">
          {error}
        </p>
      ))}
      {mayThis('offers.write') && mayThis('sending.write') ? (
        <div className={styles['actions']}>
          {/* Whoever has sent it already wants to send it again only after a change. */}
          <Action look={isSame ? 'plain' : 'main'} glyph="envelope" disabled={isBusy} onClick={() => ask('mail')}>
            {isFirst ? t('offers.send.by-mail') : t('offers.send.next.by-mail', { version: next })}
          </Action>
          <Action glyph="link" disabled={isBusy} onClick={() => ask('hand')}>
            {isFirst ? t('offers.send.by-hand') : t('offers.send.next.by-hand', { version: next })}
          </Action>
          {!isFirst && (
            <Action look="quiet" disabled={isBusy} onClick={() => void renew()}>
              {t('offers.link.renew', { version })}
            </Action>
          )}
        </div>
      ) : (
        <p>{t('offers.send.none')}</p>
      )}
      <Question
        isOpen={asked !== undefined}
        text={isFirst ? t('offers.send.question', { total }) : t('offers.send.next.question', { version: next, total })}
        yes={t('offers.send')}
        onYes={() => asked && void send(asked)}
        onClose={() => setAsked(undefined)}
      />
      <ShownOnce secret={link} title={t('offers.link.title')} lead={t('offers.link.lead')} onClose={() => setLink(undefined)} />
    </section>
  );
}
