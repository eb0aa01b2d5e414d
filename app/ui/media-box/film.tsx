import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import type { FileFacts } from '#api/media/file-facts.ts';
import { originalOf, posterOf } from '#app/ui/picture/source-set.ts';
import styles from './film.module.css';

export type FilmLabels = { pause: string; play: string };

/** A silent loop that only runs while it is seen. With reduced motion it waits for its button; without scripts the browser's own controls are there. */
export function Film({
  file,
  labels,
  cover = false,
  className = '',
}: {
  file: FileFacts;
  labels: FilmLabels;
  cover?: boolean;
  className?: string | undefined;
}) {
  const film = useRef<HTMLVideoElement>(null);
  const [isWanted, setWanted] = useState<boolean | undefined>(undefined);
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    const element = film.current;
    if (!element) return;
    setWanted(!matchMedia('(prefers-reduced-motion: reduce)').matches);
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), { threshold: 0.2 });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = film.current;
    if (!element || isWanted === undefined) return;
    // A browser may refuse to start a film; the poster stays and the button still works.
    if (isWanted && isSeen) element.play().catch(() => setWanted(false));
    else element.pause();
  }, [isWanted, isSeen]);

  const hasScripts = isWanted !== undefined;
  return (
    <div className={`${styles['film']} ${className}`} data-cover={cover || undefined}>
      <video
        ref={film}
        src={originalOf(file)}
        poster={posterOf(file)}
        width={file.width}
        height={file.height}
        muted
        loop
        playsInline
        preload="none"
        controls={!hasScripts}
        aria-label={file.alt || undefined}
      />
      {hasScripts && (
        <IconButton
          className={styles['control']}
          label={isWanted ? labels.pause : labels.play}
          icon={isWanted ? 'pause-fill' : 'play-fill'}
          onClick={() => setWanted(!isWanted)}
        />
      )}
    </div>
  );
}
