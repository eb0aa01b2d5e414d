import { request } from '#app/page/api-client.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Action, ACTION } from '#app/dashboard/ui/action.tsx';
import { GLYPHS } from '#app/dashboard/ui/glyphs.ts';
import { textsIn, useTexts } from '#app/dashboard/texts.ts';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import type { LeadView } from './load-lead.server.ts';
import styles from './lead.module.css';

/** By chat and by phone; afterwards somebody says that it is done. */
export function LeadWays({ lead }: Pick<LeadView, 'lead'>) {
  const t = useTexts();
  const { call, isBusy } = useBusyChange();
  const { id, name, phone, phone_e164, reference, status } = lead;
  // The visitor reads it, so it is in the visitor's language.
  const greeting = textsIn(lead.language === 'ar' ? 'ar' : 'en')('inbox.answer.greeting', { name, reference });
  return (
    <>
      {phone_e164 && (
        <a
          className={ACTION}
          data-look="plain"
          href={`https://wa.me/${phone_e164.slice(1)}?text=${encodeURIComponent(greeting)}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon svg={GLYPHS['whatsapp']} />
          <span>{t('inbox.answer.whatsapp')}</span>
        </a>
      )}
      {phone && (
        <a className={ACTION} data-look="plain" href={`tel:${phone_e164 || phone.replaceAll(/[^+\d]/g, '')}`}>
          <Icon svg={GLYPHS['phone']} />
          <span>
            {t('inbox.answer.phone')}{' '}
            <bdi dir="ltr" className={styles['number']}>
              {phone}
            </bdi>
          </span>
        </a>
      )}
      {status !== 'answered' && (
        <Action disabled={isBusy} onClick={() => void call(request('PATCH /inbox/{id}', { params: { id }, body: { status: 'answered' } }))}>
          {t('inbox.answer.done')}
        </Action>
      )}
    </>
  );
}
