import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './file-input.module.css';

type ProblemProps = { text: string; onRetry: (() => void) | undefined; onGiveUp: () => void };

export function UploadProblem({ text, onRetry, onGiveUp }: ProblemProps) {
  const t = useTexts();
  return (
    <div role="alert" className={styles['problem']}>
      <p className={styles['error']}>{text}</p>
      {onRetry && (
        <Action look="quiet" onClick={onRetry}>
          {t('action.retry')}
        </Action>
      )}
      <Action look="quiet" onClick={onGiveUp}>
        {t('upload.without')}
      </Action>
    </div>
  );
}
