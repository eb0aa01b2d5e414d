import { useFormats } from '#app/dashboard/formats.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './forms.module.css';
import type { DeviceCopy } from './device-copies.ts';

type OfferProps = { copy: DeviceCopy; hasChangedSince?: boolean; onTake: () => void; onRefuse: () => void };

export function CopyOffer({ copy, hasChangedSince = false, onTake, onRefuse }: OfferProps) {
  const t = useTexts();
  const { when } = useFormats();
  return (
    <div role="status" className={styles['offer']}>
      <p>
        {t('kept.offer', { at: when(copy.at) })} {hasChangedSince && t('kept.offer.changed')}
      </p>
      <Action look="main" onClick={onTake}>
        {t('kept.restore')}
      </Action>
      <Action onClick={onRefuse}>{t('kept.drop')}</Action>
    </div>
  );
}
