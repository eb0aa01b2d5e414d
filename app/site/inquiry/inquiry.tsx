import { lazy, Suspense, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { FormOutcome } from '#app/site/form-client-action.ts';
import { SentReference } from '#app/site/form-guard/sent-reference.tsx';
import { useTexts } from '#app/site/texts.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { outcomeWords } from './inquiry-words.ts';
import styles from './inquiry.module.css';

const InquiryDialog = lazy(async () => ({ default: (await import('./inquiry-dialog.tsx')).InquiryDialog }));
const SUCCESS_STAYS_MS = 5000;

/** The button, the dialog it opens, and the message that stays on the page after the dialog has closed. */
export function Inquiry({ product, path }: { product: string; path: string }) {
  const t = useTexts();
  const fetcher = useFetcher<FormOutcome>();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [isThanking, setThanking] = useState(false);
  const [seen, setSeen] = useState<FormOutcome | undefined>(undefined);
  const answer = fetcher.data;
  const isSending = fetcher.state !== 'idle';

  useEffect(() => {
    if (isSending || answer?.outcome !== 'sent') return;
    setOpen(false);
    setThanking(true);
    const timer = setTimeout(() => setThanking(false), SUCCESS_STAYS_MS);
    return () => clearTimeout(timer);
  }, [answer, isSending]);

  /** What went wrong last time is not said again to somebody who starts anew. */
  function open() {
    setSeen(answer);
    setThanking(false);
    setWasOpened(true);
    setOpen(true);
  }

  return (
    <>
      <Button look="light" data-needs-scripts aria-haspopup="dialog" onClick={open}>
        {t('site.product.inquire')}
      </Button>
      <LinkButton look="light" data-without-scripts to="#inquiry">
        {t('site.product.inquire')}
      </LinkButton>
      <Suspense>
        {wasOpened && (
          <InquiryDialog
            product={product}
            path={path}
            fetcher={fetcher}
            answer={isSending || answer === seen ? undefined : answer}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
      <div className={styles['thanks']} data-tone="light" data-shown={isThanking || undefined}>
        <FormStatus kind="ok">{isThanking && outcomeWords(t, 'sent')}</FormStatus>
        <SentReference answer={isThanking ? answer : undefined} label={t('site.form.reference')} />
      </div>
    </>
  );
}
