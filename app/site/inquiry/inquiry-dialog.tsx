import type { useFetcher } from 'react-router';
import type { FormOutcome } from '#app/site/form-client-action.ts';
import { useTexts } from '#app/site/texts.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { InquiryFields } from './inquiry-fields.tsx';
import styles from './inquiry.module.css';

type InquiryDialogProps = {
  product: string;
  path: string;
  fetcher: ReturnType<typeof useFetcher<FormOutcome>>;
  answer: FormOutcome | undefined;
  isOpen: boolean;
  onClose: () => void;
};

/** Its own file, loaded at the first opening. */
export function InquiryDialog({ product, path, fetcher, answer, isOpen, onClose }: InquiryDialogProps) {
  const t = useTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('site.inquiry.title', { product })} closeLabel={t('site.close')}>
      <p className={styles['lead']}>{t('site.inquiry.lead')}</p>
      <fetcher.Form method="post" action={path}>
        <InquiryFields answer={answer} isSending={fetcher.state !== 'idle'} />
      </fetcher.Form>
    </Dialog>
  );
}
