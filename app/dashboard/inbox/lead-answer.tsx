import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { request } from '#app/page/api-client.ts';
import { GuardedForm } from '#app/dashboard/forms/guarded-form.tsx';
import { textsOf } from '#app/dashboard/forms/texts-of.ts';
import { fillTyped } from '#app/dashboard/forms/typed-values.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { TextArea, TextField, SelectField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { LeadWays } from './lead-ways.tsx';
import type { LeadWay } from './lead-way.ts';
import type { LeadView } from './load-lead.server.ts';
import { Neighbours } from './neighbours.tsx';
import { useLeadPath } from './use-lead-path.ts';
import { useTakeBack } from './use-take-back.ts';
import styles from './lead.module.css';

/** The reply box stays in sight: at the lower edge of a narrow window, beside the message in a wide one. */
export function LeadAnswer({ lead, replies, neighbours, sentFrom }: Pick<LeadView, 'lead' | 'replies' | 'neighbours'> & LeadWay) {
  const t = useTexts();
  const dock = useRef<HTMLElement>(null);

  useEffect(() => {
    const goOn = sentFrom === 'box' ? 'textarea' : 'button[data-look=main]';
    if (sentFrom) dock.current?.querySelector<HTMLElement>(goOn)?.focus({ preventScroll: true });
  }, [sentFrom]);

  return (
    <section ref={dock} className={styles['dock']} data-dock aria-labelledby="answer">
      <div className={styles['dockTop']}>
        <h2 id="answer">{t('inbox.answer')}</h2>
        <Neighbours neighbours={neighbours} />
        <div className={styles['ways']}>
          <LeadWays lead={lead} />
        </div>
      </div>
      {lead.email ? (
        <ReplyForm lead={lead} replies={replies} next={neighbours.next} />
      ) : (
        <p className={styles['soft']}>{t('inbox.answer.no-address')}</p>
      )}
    </section>
  );
}

type ReplyProps = Pick<LeadView, 'lead' | 'replies'> & { next: number | null };

function ReplyForm({ lead, replies, next }: ReplyProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const pathOf = useLeadPath();
  const say = useMessages();
  const { undoOf } = useTakeBack();
  const { id, email, reply_subject, status } = lead;
  const isOpen = status === 'new' || status === 'in-progress';
  const ready = isOpen ? replies.find(({ stands_ready }) => stands_ready) : undefined;
  const [template, setTemplate] = useState(ready?.id);
  const chosen = isOpen || template !== ready?.id ? template : undefined;

  const own = useRef<{ subject: string; text: string }>(undefined);

  function choose(event: ChangeEvent<HTMLSelectElement>) {
    const { form, value } = event.currentTarget;
    const reply = replies.find((one) => String(one.id) === value);
    if (!form) return;
    const { subject = '', text = '' } = textsOf(form);
    const isOwn = text.trim() !== '' && !replies.some((one) => one.text === text.replaceAll('\r\n', '\n'));
    if (isOwn) own.current = { subject, text };
    setTemplate(reply?.id);
    if (!reply) return fillTyped(form, own.current ?? { subject: reply_subject, text: '' });
    fillTyped(form, { subject: reply.subject || reply_subject, text: reply.text });
    if (isOwn) say({ kind: 'ok', text: t('desk.template.own-kept', { none: t('desk.template.none') }) });
  }

  const isByKeys = useRef(false);

  /** Ctrl and Enter sends and goes on, as in every mail program. */
  function sendOnKeys(event: KeyboardEvent<HTMLFormElement>) {
    isByKeys.current = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isByKeys.current) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLButtonElement>('button[data-look=main]')?.click();
  }

  return (
    <GuardedForm
      copyName={`inbox/${id}/reply`}
      request={({ subject, text }) => request('POST /inbox/{id}/reply', { params: { id }, body: { subject, text, template: chosen } })}
      posts={{ form: 'reply' }}
      resets
      undoOf={(body) => undoOf(id, body)}
      onSent={(button) => {
        own.current = undefined;
        if (button !== 'next' || next === null) return false;
        void navigate(pathOf(next), { state: { sentFrom: isByKeys.current ? 'box' : 'button' } satisfies LeadWay });
        return true;
      }}
      onKeyDown={sendOnKeys}
      onPointerDown={() => (isByKeys.current = false)}
      className={styles['reply']}
      aria-label={t('inbox.answer.mail')}
    >
      {({ isSending, errors, textOr }) => (
        <>
          {replies.length > 0 && (
            <SelectField
              name="template"
              label={t('desk.template.choose')}
              value={chosen ?? ''}
              onChange={choose}
              options={[['', t('desk.template.none')], ...replies.map((one) => [String(one.id), one.name] as const)]}
            />
          )}
          <TextArea
            name="text"
            label={t('inbox.answer.text')}
            rows={3}
            maxLength={10_000}
            required
            dir="auto"
            defaultValue={textOr('text', ready?.text ?? '')}
            error={errors['text']}
          />
          <details className={styles['subject']}>
            <summary>
              {t('desk.to')} <bdi dir="ltr">{email}</bdi>
            </summary>
            <TextField
              name="subject"
              label={t('inbox.answer.subject')}
              defaultValue={textOr('subject', ready?.subject || reply_subject)}
              maxLength={200}
              dir="auto"
              error={errors['subject']}
            />
          </details>
          <div className={styles['ways']}>
            <Action type="submit" look="main" value="next" disabled={isSending} title={t('desk.send.keys')}>
              {t(next === null ? 'inbox.answer.send' : 'desk.send-next')}
            </Action>
            {next !== null && (
              <Action type="submit" disabled={isSending}>
                {t('inbox.answer.send')}
              </Action>
            )}
          </div>
        </>
      )}
    </GuardedForm>
  );
}
