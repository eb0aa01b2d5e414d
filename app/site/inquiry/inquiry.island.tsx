import { useEffect, useRef, useState } from 'react';
import type { ProposalFields } from '#content/advisor/proposal-fields.ts';
import { usePageFacts } from '#app/page/page-facts.ts';
import { useTexts } from '#app/page/texts.ts';
import { island } from '#app/islands/island.tsx';
import { useOpening } from '#app/islands/opening.ts';
import { useCountry } from '#app/site/country.ts';
import { SentReference } from '#app/site/form-guard/sent-reference.tsx';
import { useForm } from '#app/site/sending/use-form.ts';
import { chosenQuery, chosenSize, chosenSizeText } from '#app/site/product/chosen-size.ts';
import { wrongFields } from '#app/site/sending/wrong-fields.ts';
import { typedIn, typeInto } from '#app/site/typed-forms/typed-values.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { AskedFor } from './asked-for.tsx';
import { HowManyAndWhere } from './how-many-and-where.tsx';
import { inquiryCall } from './inquiry-call.ts';
import { InquiryFields } from './inquiry-fields.tsx';
import { outcomeText } from './inquiry-texts.ts';
import styles from './inquiry.module.css';

const SUCCESS_STAYS_MS = 5000;
const TEXTS = [
  'inquiry',
  'site.product.inquire',
  'site.form.reference',
  'site.sending',
  'site.tooMany',
  'site.close',
  'site.agree.product',
  'site.nav.privacy',
] as const;

/** The button, the dialog it opens, which `data-opens="inquiry"` opens too, and the message that stays on the page after the dialog has closed. */
export const Inquiry = island('inquiry', { wakes: 'touched', texts: TEXTS }, InquiryView);

type InquiryProps = {
  product: { id: number; name: string };
  path: string;
  /** What the advisor proposed, sent along as it is. */
  proposal?: ProposalFields;
  /** Instead of the usual words of the button. */
  label?: string;
  /** `line` where the page has its one amber button elsewhere. */
  look?: 'light' | 'line';
};

function InquiryView({ product, path, proposal, label, look = 'light' }: InquiryProps) {
  const t = useTexts();
  const { language } = usePageFacts();
  const country = useCountry();
  const [isOpen, setOpen] = useState(false);
  const [isOpenedFromBar, closeFromBar] = useOpening('inquiry');
  const [isThanking, setThanking] = useState(false);
  const typed = useRef<ReturnType<typeof typedIn>>({});
  const { form, answer, isSending, onSubmit, forget } = useForm({
    check: wrongFields,
    call: (sent) => inquiryCall(sent, { product, size: chosenSize(), proposal, language, country, page: path + chosenQuery() }),
    onSent() {
      close();
      setThanking(true);
    },
  });

  useEffect(() => {
    if (!isThanking) return;
    const timer = setTimeout(() => setThanking(false), SUCCESS_STAYS_MS);
    return () => clearTimeout(timer);
  }, [isThanking]);

  const isShown = isOpen || isOpenedFromBar;
  const refused = answer?.outcome === 'sent' ? undefined : answer;
  // A click beside the dialog closes it and takes the form away, but not what was typed.
  useEffect(() => {
    const element = form.current;
    if (!isShown || !element) return;
    typeInto(element, typed.current);
    return () => void (typed.current = typedIn(element));
  }, [isShown, form]);

  /** What went wrong last time is not said again to somebody who starts anew. */
  function open() {
    if (answer?.outcome !== 'sent') forget();
    setThanking(false);
    setOpen(true);
  }

  function close() {
    setOpen(false);
    closeFromBar();
  }

  return (
    <>
      <Button look={look} data-needs-scripts aria-haspopup="dialog" onClick={open}>
        {label ?? t('site.product.inquire')}
      </Button>
      <LinkButton look={look} data-without-scripts to="#inquiry">
        {label ?? t('site.product.inquire')}
      </LinkButton>
      {/* Stays when the thanks are gone: nobody can write a number down in five seconds. */}
      <SentReference answer={answer} label={t('site.form.reference')} />
      <Dialog isOpen={isShown} onClose={close} title={t('site.inquiry.title', { product: product.name })} closeLabel={t('site.close')}>
        <p className={styles['lead']}>{t('site.inquiry.lead')}</p>
        {isShown && <AskedFor size={chosenSizeText()} proposal={proposal} />}
        <form ref={form} method="post" action={path} noValidate onSubmit={onSubmit}>
          <InquiryFields answer={refused} isSending={isSending} more={<HowManyAndWhere answer={refused} />} />
        </form>
      </Dialog>
      <div className={styles['thanks']} data-tone="light" data-shown={isThanking || undefined}>
        <FormStatus kind="ok">{isThanking && outcomeText(t, 'sent')}</FormStatus>
      </div>
    </>
  );
}
