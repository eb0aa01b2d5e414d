import { Icon } from '#app/ui/icon/icon.tsx';
import buttons from '#app/ui/button/button.module.css';
import styles from './pause-button.module.css';

export type PauseLabels = { pause: string; play: string };

/** Stops what moves by itself and starts it again; see enhance-pause.ts. */
export function PauseButton({ labels, className = '' }: { labels: PauseLabels; className?: string | undefined }) {
  return (
    <button
      type="button"
      aria-label={labels.pause}
      data-pause={labels.pause}
      data-play={labels.play}
      data-look="line"
      className={`${buttons['iconButton']} ${styles['pause']} ${className}`}
    >
      <Icon name="pause-fill" />
      <Icon name="play-fill" />
    </button>
  );
}
