import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './upload-progress.module.css';

export function UploadProgress({ share, name, onCancel }: { share: number | undefined; name: string; onCancel: () => void }) {
  const t = useTexts();
  if (share === undefined) return null;
  return (
    <div className={styles['progress']} role="status">
      <progress max={1} value={share} aria-label={t('content.file.uploading')} />
      <span>
        {t(share < 1 ? 'upload.waiting' : 'upload.checking')} <bdi>{name}</bdi>
      </span>
      <Action look="quiet" onClick={onCancel}>
        {t('upload.cancel')}
      </Action>
    </div>
  );
}
