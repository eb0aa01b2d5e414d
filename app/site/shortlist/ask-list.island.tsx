import whatsapp from 'bootstrap-icons/icons/whatsapp.svg?raw';
import { useState } from 'react';
import { island } from '#app/islands/island.tsx';
import { usePageFacts } from '#app/page/page-facts.ts';
import { useTexts } from '#app/page/texts.ts';
import { useCountry } from '#app/site/country.ts';
import { SentReference } from '#app/site/form-guard/sent-reference.tsx';
import { InquiryFields } from '#app/site/inquiry/inquiry-fields.tsx';
import { outcomeText } from '#app/site/inquiry/inquiry-texts.ts';
import type { FormOutcome } from '#app/site/sending/form-outcome.ts';
import { sendForm } from '#app/site/sending/send-form.ts';
import { useForm } from '#app/site/sending/use-form.ts';
import { wrongFields } from '#app/site/sending/wrong-fields.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { chatLink } from './chat-link.ts';
import { listCall } from './list-call.ts';
import { listIn } from './list-rows.ts';
import { listedProducts } from './listed-products.ts';
import { shortlistPath } from './shortlist-path.ts';
import { SHORTLIST_FORM } from './shortlist-form.ts';
import styles from './shortlist.module.css';

const TEXTS = [
  'shortlist',
  'inquiry',
  'site.form.reference',
  'site.sending',
  'site.tooMany',
  'site.agree.product',
  'site.nav.privacy',
] as const;

/** The one inquiry the whole list becomes; its rows stand beside it on the page and belong to the same form. */
export const AskList = island('ask-list', { wakes: 'touched', texts: TEXTS }, AskListView);

type AskListProps = {
  products: readonly { id: number; name: string }[];
  /** The WhatsApp address of each country, without a message; empty where there is none. */
  chats: { sa: string; ae: string };
  /** The answer to a post without scripts, and the chat it opens. */
  posted?: FormOutcome | undefined;
  postedChat?: string | undefined;
};

function AskListView({ products, chats, posted, postedChat }: AskListProps) {
  const t = useTexts();
  const { language } = usePageFacts();
  const country = useCountry();
  const [chat, setChat] = useState(postedChat);
  const { form, answer, isSending, onSubmit } = useForm({ posted: postedChat ? undefined : posted, check: wrongFields, call: callOf });
  const [isStoring, setStoring] = useState(false);
  const [stored, setStored] = useState(postedChat ? posted : undefined);

  function callOf(sent: FormData, via?: 'whatsapp') {
    return listCall(sent, { products, language, country, t, via });
  }

  /** The list is stored first, so that sales finds what the chat speaks of. */
  async function sendByChat(element: HTMLFormElement) {
    if (isStoring) return;
    setStoring(true);
    const sent = new FormData(element);
    const outcome = await sendForm(callOf(sent, 'whatsapp'));
    setStoring(false);
    setStored(outcome);
    if (outcome.outcome !== 'sent') return;
    const list = listIn((name) => String(sent.get(name) ?? ''));
    const link = location.origin + shortlistPath(list, language);
    const to = chatLink(t, { number: chats[country], listed: listedProducts(list, products, t), link, reference: outcome.reference ?? '' });
    setChat(to);
    window.open(to, '_blank', 'noopener');
  }

  const failed = stored !== undefined && stored.outcome !== 'sent';
  return (
    <form id={SHORTLIST_FORM} data-keeps="ask-list" ref={form} method="post" noValidate onSubmit={onSubmit} className={styles['form']}>
      <InquiryFields
        answer={answer?.outcome === 'sent' ? undefined : answer}
        isSending={isSending}
        send={t('site.shortlist.send')}
        more={
          <Field
            as="textarea"
            name="message"
            maxLength={2000}
            required={products.length === 0}
            label={t(products.length === 0 ? 'site.shortlist.need' : 'site.shortlist.message')}
            defaultValue={answer?.values['message'] ?? ''}
            error={answer?.fields['message'] && t('site.inquiry.required', { field: t('site.shortlist.need') })}
          />
        }
      >
        {products.length > 0 && chats[country] && (
          <Button
            type="submit"
            name="via"
            value="whatsapp"
            formNoValidate
            isBusy={isStoring}
            icon={<Icon svg={whatsapp} />}
            onClick={(event) => {
              event.preventDefault();
              if (event.currentTarget.form) void sendByChat(event.currentTarget.form);
            }}
          >
            {t('site.shortlist.whatsapp')}
          </Button>
        )}
        <FormStatus kind="ok">{chat ? t('site.shortlist.stored') : answer?.outcome === 'sent' && outcomeText(t, 'sent')}</FormStatus>
        <FormStatus kind="error">{failed && outcomeText(t, stored.outcome)}</FormStatus>
        {chat && (
          <LinkButton to={chat} icon={<Icon svg={whatsapp} />}>
            {t('site.shortlist.openWhatsapp')}
          </LinkButton>
        )}
        <SentReference answer={stored?.outcome === 'sent' ? stored : answer} label={t('site.form.reference')} />
      </InquiryFields>
    </form>
  );
}
