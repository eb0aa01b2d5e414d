import type { ReactNode } from 'react';
import type { SharedOffer } from '#api/features/offers/customer.ts';
import { useTexts } from '#app/page/texts.ts';
import type { FormAnswer } from '#app/site/form-action.server.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import styles from './offer.module.css';

type Step = 'accept' | 'ask' | 'decline';

const MOST = { name: 200, question: 5000, reason: 2000 } as const;

type AnswerProps = {
  offer: SharedOffer;
  /** Whether a copy can go to the customer at all. */ isMailed: boolean;
  answer: FormAnswer | undefined;
};

/** Three plain forms: accept with a name, ask, decline. What is decided is said instead. */
export function OfferAnswer({ offer, isMailed, answer: given }: AnswerProps) {
  const t = useTexts();
  const { state, decided_name: name } = offer;
  const answer = given && isOwn(given, offer) ? { ...given, values: { step: given.values['step'] ?? '' } } : given;
  const isOpen = state === 'sent' || state === 'seen';
  const typed = (field: string) => (answer && answer.outcome !== 'sent' ? (answer.values[field] ?? '') : '');
  const wrong = (field: 'name' | 'question' | 'reason') => {
    const code = answer?.fields[field];
    if (!code) return undefined;
    const isLong = code === 'too-long' || field === 'reason';
    return isLong
      ? t('site.offer.tooLong', { most: MOST[field], given: typed(field).replaceAll('\r\n', '\n').length })
      : t(`site.offer.required.${field}`);
  };
  const trouble = troubleOf(answer, state, t);
  const closed = state === 'declined' || state === 'expired' || state === 'replaced' ? t(`site.offer.${state}`) : undefined;
  return (
    <section id="answer" className={styles['answer']} aria-labelledby="answer-title" data-screen-only={isOpen || undefined}>
      <h2 id="answer-title">{t('site.offer.answer')}</h2>
      <FormStatus kind="ok">{saidOf(answer, isMailed, t)}</FormStatus>
      <FormStatus kind="error">{trouble}</FormStatus>
      {state === 'accepted' && <p>{t('site.offer.acceptedBy', { name })}</p>}
      {closed !== trouble && <p>{closed}</p>}
      {isOpen && (
        <Step
          step="accept"
          title={t('site.offer.accept')}
          lead={t(isMailed ? 'site.offer.acceptText' : 'site.offer.acceptOnly')}
          button={t('site.offer.accept')}
          isOpen
        >
          <Field
            name="name"
            label={t('site.offer.name')}
            defaultValue={typed('name')}
            error={wrong('name')}
            autoComplete="name"
            maxLength={MOST.name}
            required
          />
        </Step>
      )}
      <Step step="ask" title={t('site.offer.ask')} button={t('site.offer.send')} isOpen={answer?.fields['question'] !== undefined}>
        <Field
          as="textarea"
          name="question"
          label={t('site.offer.question')}
          defaultValue={typed('question')}
          error={wrong('question')}
          maxLength={MOST.question}
          required
        />
      </Step>
      {isOpen && (
        <Step
          step="decline"
          title={t('site.offer.decline')}
          button={t('site.offer.declineButton')}
          isOpen={answer?.fields['reason'] !== undefined}
        >
          <Field
            as="textarea"
            name="reason"
            label={t('site.offer.reason')}
            defaultValue={typed('reason')}
            error={wrong('reason')}
            maxLength={MOST.reason}
          />
        </Step>
      )}
    </section>
  );
}

/** A second press, or the page loaded again: what the same person decided is so. */
function isOwn({ values }: FormAnswer, { state, decided_name: name }: SharedOffer): boolean {
  const isAccepted = values['step'] === 'accept' && state === 'accepted' && values['name']?.replace(/\s+/g, ' ') === name;
  return isAccepted || (values['step'] === 'decline' && state === 'declined');
}

type StepProps = { step: Step; title: string; lead?: string; button: string; isOpen?: boolean; children: ReactNode };

function Step({ step, title, lead, button, isOpen = false, children }: StepProps) {
  return (
    <details open={isOpen} className={styles['step']} data-screen-only>
      <summary>{title}</summary>
      <form method="post">
        {lead && <p>{lead}</p>}
        <input type="hidden" name="step" value={step} />
        {children}
        <Button type="submit" look={step === 'accept' ? 'light' : 'line'}>
          {button}
        </Button>
      </form>
    </details>
  );
}

function saidOf(answer: FormAnswer | undefined, isMailed: boolean, t: ReturnType<typeof useTexts>): string | undefined {
  if (answer?.outcome !== 'sent' || answer.values['refused']) return undefined;
  const step = answer.values['step'];
  if (step === 'accept') return t(isMailed ? 'site.offer.accepted' : 'site.offer.acceptedOnly');
  return t(step === 'decline' ? 'site.offer.declined' : 'site.offer.asked');
}

function troubleOf(answer: FormAnswer | undefined, state: SharedOffer['state'], t: ReturnType<typeof useTexts>): string | undefined {
  if (answer?.outcome === 'failed') return t('site.offer.failed');
  if (answer?.outcome === 'too-many') return t('site.tooMany');
  if (answer?.outcome !== 'sent' || !answer.values['refused']) return undefined;
  return t(state === 'expired' || state === 'replaced' ? `site.offer.${state}` : 'site.offer.already');
}
