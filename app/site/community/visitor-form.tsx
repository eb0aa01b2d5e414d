import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { usePageFacts } from '#app/page/page-facts.ts';
import { Agreement } from '#app/site/agreement/agreement.tsx';
import type { FormAnswer } from '#app/site/form-action.server.ts';
import { FormGuard } from '#app/site/form-guard/form-guard.tsx';
import { useTexts } from '#app/page/texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { type Outcome, postedOutcome, statusText } from './outcome.ts';
import { tableOf } from '#content/known.ts';
import type { Shared, Told } from './share.ts';
import styles from './visitor-form.module.css';

type VisitorFormProps<Answer extends Told, NameField extends string, TextField extends string> = {
  /** Which of the page's forms it is, for a post without scripts. */
  intent: 'comment' | 'post' | 'post-comment';
  /** The record it belongs to. */
  about?: number;
  nameField: NameField;
  textField: TextField;
  labels: { title: string; text: string; hint?: string; send: string };
  /** Marks an empty field and sends nothing; without it the server decides. */
  checks?: boolean;
  compact?: boolean;
  posted: FormAnswer | undefined;
  /** Under the names the API knows them by, with how the form was filled in. */
  send: (texts: Readonly<Record<NameField | TextField | 'extra' | 'waited' | 'proof', string>>) => Promise<Shared<Answer>>;
  onSent: (answer: Answer) => void;
};

/** A name and some words. Scripts send them to the API; without scripts the same form is posted to the page. */
export function VisitorForm<Answer extends Told, NameField extends string, TextField extends string>(
  props: VisitorFormProps<Answer, NameField, TextField>,
) {
  const { intent, about = 0, nameField, textField, labels, checks = false, compact = false, posted, send, onSent } = props;
  const t = useTexts();
  const { pathname, search } = usePageFacts();
  const own = posted?.values['intent'] === intent && posted.values['about'] === String(about) ? posted : undefined;
  const called: Readonly<Record<string, string>> = { [nameField]: t('site.community.name'), [textField]: labels.text };
  const [outcome, setOutcome] = useState<Outcome | undefined>(() => own && postedOutcome(t, own, called));
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  useEffect(() => {
    if (outcome?.kind === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const typed = new FormData(event.currentTarget);
    const given = (field: string) => String(typed.get(field) ?? '').trim();
    const missing = Object.fromEntries(
      [nameField, textField].flatMap((field) =>
        given(field) ? [] : [[field, t('site.community.required', { field: called[field] ?? '' })]],
      ),
    );
    if (checks && Object.keys(missing).length > 0) return setOutcome({ kind: 'invalid', fields: missing });
    setSending(true);
    const names = [nameField, textField, 'extra', 'waited', 'proof'] as const;
    const result = await send(tableOf(names, given));
    setSending(false);
    if (result.outcome === 'sent') {
      form.current?.reset();
      onSent(result.answer);
    }
    const kind = result.outcome === 'sent' && result.answer.token ? 'waiting' : result.outcome;
    setOutcome({ kind, fields: result.outcome === 'invalid' ? result.fields : {} });
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
      data-keeps={`${intent}-${about}`}
      data-compact={compact || undefined}
    >
      <h3 id={`${id}-title`} className={compact ? 'visually-hidden' : styles['title']}>
        {labels.title}
      </h3>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="about" value={about} />
      <FormGuard />
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
      <Button type="submit" look={compact ? 'line' : 'light'} isBusy={isSending}>
        {isSending ? t('site.sending') : labels.send}
      </Button>
      <FormStatus kind="error">{!isSending && outcome && statusText(t, outcome, 'error')}</FormStatus>
      <FormStatus kind="ok">{!isSending && outcome && statusText(t, outcome, 'ok')}</FormStatus>
      <Agreement to="community" />
    </form>
  );
}
