import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldCode } from '#api/errors.ts';
import type { FormOutcome } from '#app/site/sending/form-outcome.ts';
import { type Call, sendForm } from './send-form.ts';

type Options = {
  /** The answer to a post without scripts. */
  posted?: FormOutcome | undefined;
  /** Finds wrong fields before anything is sent. */
  check: (form: HTMLFormElement) => Readonly<Record<string, FieldCode>>;
  call: (typed: FormData) => Call;
  onSent?: (answer: FormOutcome) => void;
};

type UsedForm = {
  form: RefObject<HTMLFormElement | null>;
  answer: FormOutcome | undefined;
  isSending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Takes back what was said about the last attempt. */
  forget: () => void;
};

/** A form that calls the API. Every problem is said at once, the first wrong field gets the focus, and what was typed stays. */
export function useForm({ posted, check, call, onSent }: Options): UsedForm {
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState(posted);
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    if (answer?.outcome === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [answer]);

  async function submit(element: HTMLFormElement) {
    const fields = check(element);
    if (Object.keys(fields).length > 0) return setAnswer({ outcome: 'invalid', fields, values: {} });
    setAnswer(undefined);
    setSending(true);
    const outcome = await sendForm(call(new FormData(element)));
    setSending(false);
    setAnswer(outcome);
    if (outcome.outcome !== 'sent') return;
    element.reset();
    onSent?.(outcome);
  }

  return {
    form,
    answer,
    isSending,
    forget: () => setAnswer(undefined),
    onSubmit(event) {
      event.preventDefault();
      if (!isSending) void submit(event.currentTarget);
    },
  };
}
