import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Agreement } from '#app/site/agreement/agreement.tsx';
import type { FormAnswer } from '#app/site/form-action.server.ts';
import { useTexts } from '#app/site/texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { type Outcome, postedOutcome, statusWords } from './outcome.ts';
import type { Shared } from './share.ts';
import styles from './visitor-form.module.css';

type VisitorFormProps<Answer> = {
  /** Which of the page's forms it is, for a post without scripts. */
  intent: 'comment' | 'post' | 'post-comment';
  /** The record it belongs to. */
  about?: number;
  nameField: string;
  textField: string;
  labels: { title: string; text: string; hint?: string; send: string };
  /** Marks an empty field and sends nothing; without it the server decides. */
  checks?: boolean;
  compact?: boolean;
  posted: FormAnswer | undefined;
  send: (name: string, text: string) => Promise<Shared<Answer>>;
  onSent: (answer: Answer) => void;
};

/** A name and some words. Scripts send them to the API; without scripts the same form is posted to the page. */
export function VisitorForm<Answer>(props: VisitorFormProps<Answer>) {
  const { intent, about = 0, nameField, textField, labels, checks = false, compact = false, posted, send, onSent } = props;
  const t = useTexts();
  const { pathname, search } = useLocation();
  const own = posted?.values['intent'] === intent && posted.values['about'] === String(about) ? posted : undefined;
  const [outcome, setOutcome] = useState<Outcome | undefined>(() => own && postedOutcome(t, own));
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  useEffect(() => {
    if (outcome?.kind === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [name, text] = [nameField, textField].map((field) => String(typed.get(field) ?? '').trim()) as [string, string];
    const missing = Object.fromEntries(
      [!name && nameField, !text && textField].flatMap((field) => (field ? [[field, t('site.community.required')]] : [])),
    );
    if (checks && Object.keys(missing).length > 0) return setOutcome({ kind: 'invalid', fields: missing });
    setSending(true);
    const result = await send(name, text);
    setSending(false);
    if (result.outcome === 'sent') {
      form.current?.reset();
      onSent(result.answer);
    }
    setOutcome({ kind: result.outcome, fields: result.outcome === 'invalid' ? result.fields : {} });
  }

  return (
    <form
      ref={form}
      method="post"
      action={`${pathname}${search}#${intent}-${about}`}
      id={`${intent}-${about}`}
      noValidate
      onSubmit={(event) => void submit(event)}
      // A landmark only where there is one of its name: a feed may have several posts of the same author.
      aria-labelledby={compact ? undefined : `${id}-title`}
      className={styles['form']}
      data-compact={compact || undefined}
    >
      <h3 id={`${id}-title`} className={compact ? 'visually-hidden' : styles['title']}>
        {labels.title}
      </h3>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="about" value={about} />
      <Field
        name={nameField}
        label={t('site.community.name')}
        maxLength={200}
        autoComplete="name"
        defaultValue={own?.values[nameField] ?? ''}
        error={outcome?.fields[nameField]}
      />
      <Field
        as="textarea"
        name={textField}
        label={labels.text}
        hint={labels.hint}
        rows={compact ? 1 : 4}
        maxLength={5000}
        defaultValue={own?.values[textField] ?? ''}
        error={outcome?.fields[textField]}
      />
      <Button type="submit" look={compact ? 'line' : 'light'} disabled={isSending}>
        {isSending ? t('site.sending') : labels.send}
      </Button>
      <FormStatus kind="error">{!isSending && outcome && statusWords(t, outcome, 'error')}</FormStatus>
      <FormStatus kind="ok">{!isSending && outcome && statusWords(t, outcome, 'ok')}</FormStatus>
      <Agreement to="community" />
    </form>
  );
}
