import { type ComponentProps, type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Request } from '#app/page/api-client.ts';
import type { Answer } from '#app/dashboard/send.ts';
import { type Message, useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { keepFocus } from '#app/dashboard/ui/keep-focus.ts';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { NeedsScripts } from '#app/dashboard/posted/needs-scripts.tsx';
import { PostedFields } from '#app/dashboard/posted/posted-fields.tsx';
import { FirstProblemProvider, usePostedTexts } from '#app/dashboard/posted/use-posted.ts';
import { textsOf } from './texts-of.ts';
import styles from './forms.module.css';
import { CopyOffer } from './copy-offer.tsx';
import { focusFirstProblem } from './focus-first-problem.ts';
import { fillTyped, isTypedIn, typedIn } from './typed-values.ts';
import { useDeviceCopy } from './use-device-copy.ts';
import { useSteadyFocus } from './use-steady-focus.ts';
import { useUnsaved } from './unsaved.tsx';

type GuardedProps<Body> = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  /** Names the copy on this device: `inbox/12/reply`. */
  copyName: string;
  /** What is sent; `button` is the value of the button that was pressed. */
  request: (typed: Readonly<Record<string, string>>, button: string) => Request<Body>;
  /** What it is called when no script sends it, and what says which one it is; only those of a screen that has an action for it. */
  posts?: { form: string; values?: ComponentProps<typeof PostedFields>['values'] };
  /** Leaving may save it: for what is saved, not for what is sent to somebody. */
  savesOnLeave?: boolean;
  /** Empty again after it was sent. */
  resets?: boolean;
  /** What another button than its own was refused for, by the names of its fields; until it is sent itself. */
  refused?: Answer['errors'];
  /** How what was sent can be undone. */
  undoOf?: (body: Body) => Pick<Message, 'undo' | 'undoMs'>;
  /** After it was sent; true where the screen is left and need not be read anew. */
  onSent?: (button: string) => boolean;
  children: (state: { isSending: boolean; errors: Answer['errors']; textOr: ReturnType<typeof usePostedTexts>['textOr'] }) => ReactNode;
};

const NONE: Answer['errors'] = {};

/** A small form whose words are as safe as those of a record: asked for before they are left, kept on this device. */
export function GuardedForm<Body>({
  copyName,
  request,
  posts,
  savesOnLeave = false,
  resets = false,
  refused = NONE,
  undoOf,
  onSent,
  children,
  ...rest
}: GuardedProps<Body>) {
  const t = useTexts();
  const api = useApi();
  const say = useMessages();
  const revalidate = useRevalidate();
  const form = useRef<HTMLFormElement>(null);
  const attach = useCallback((element: HTMLFormElement | null) => {
    form.current = element;
    return keepFocus(element);
  }, []);
  const [isDirty, setIsDirty] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const posted = usePostedTexts(posts?.form ?? '');
  const [errors, setErrors] = useState<Answer['errors']>(posted.errors);
  const [seen, setSeen] = useState(refused);
  if (seen !== refused) {
    setSeen(refused);
    setErrors(refused);
  }
  const copy = useDeviceCopy({
    form: copyName,
    version: 0,
    read: () => (form.current ? typedIn(form.current) : undefined),
    restore({ values }) {
      const fill = () => form.current && fillTyped(form.current, values);
      fill();
      // Rows that come back with it are drawn a moment later.
      requestAnimationFrame(fill);
    },
  });

  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstProblem(form.current);
  }, [errors]);

  async function submit(button = ''): Promise<boolean> {
    if (!form.current || isSending) return false;
    setIsSending(true);
    const answer = await api(request(textsOf(form.current), button));
    setIsSending(false);
    setErrors(answer.errors);
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message, ...(answer.isOk && undoOf?.(answer.body)) });
    if (answer.isOk) {
      // Before the screen is read anew, which may draw another form in this one's place.
      if (resets) form.current?.reset();
      setIsDirty(false);
      copy.drop();
    }
    if (!(answer.isOk && onSent?.(button))) await revalidate();
    return answer.isOk;
  }

  useSteadyFocus(form, isSending);
  useUnsaved({ isDirty, isSaving: isSending, save: savesOnLeave ? () => submit() : undefined, discard: copy.drop, keep: copy.keep });

  function noteInput() {
    const isTyped = form.current !== null && isTypedIn(form.current);
    setIsDirty(isTyped);
    if (isTyped) copy.note();
    else copy.drop();
  }

  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { nativeEvent: sent } = event;
    void submit(sent instanceof SubmitEvent && sent.submitter instanceof HTMLButtonElement ? sent.submitter.value : '');
  }

  return (
    <form {...rest} {...(posts && { method: 'post' })} ref={attach} onSubmit={submitted} onInput={noteInput}>
      {copy.offered && <CopyOffer copy={copy.offered} onTake={copy.takeOffer} onRefuse={copy.refuseOffer} />}
      {posts ? <PostedFields {...posts} /> : <NeedsScripts />}
      <FirstProblemProvider value={posted.first}>{children({ isSending, errors, textOr: posted.textOr })}</FirstProblemProvider>
      {isDirty && <p className={styles['note']}>{t(copy.hasCopy ? 'kept.note' : 'content.unsaved')}</p>}
    </form>
  );
}
