import { useEffect, useRef, useState } from 'react';
import { useFiles } from '#app/site/files.ts';
import { useTexts } from '#app/site/texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { originalOf, posterOf } from '#app/ui/picture/source-set.ts';
import { hasSeenIntro, keepSeenIntro } from './intro-seen.ts';
import styles from './register-intro.module.css';

const LEAVES_MS = 800;
const PATIENCE_MS = 6000;

/** Once a session, never with reduced motion, and never in the way: it goes when it ends, fails, is skipped or does not start. */
export function RegisterIntro({ video }: { video: string }) {
  const t = useTexts();
  const file = useFiles()(video);
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<'none' | 'loading' | 'playing' | 'leaving'>('none');
  const hasFile = file !== undefined;

  useEffect(() => {
    if (!hasFile || hasSeenIntro() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    keepSeenIntro();
    setState('loading');
  }, [hasFile]);

  useEffect(() => {
    if (state === 'none') return;
    if (!dialog.current?.open) dialog.current?.showModal();
    if (state === 'playing') return;
    const timer = setTimeout(() => setState(state === 'loading' ? 'leaving' : 'none'), state === 'loading' ? PATIENCE_MS : LEAVES_MS);
    return () => clearTimeout(timer);
  }, [state]);

  if (state === 'none' || !file) return null;
  const leave = () => setState('leaving');
  return (
    <dialog
      ref={dialog}
      className={styles['intro']}
      data-tone="dark"
      data-state={state}
      aria-label={t('site.register.introName')}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <video
        src={originalOf(file)}
        poster={posterOf(file)}
        muted
        autoPlay
        playsInline
        aria-hidden="true"
        onPlaying={() => setState((now) => (now === 'loading' ? 'playing' : now))}
        onEnded={leave}
        onError={leave}
      />
      <p role="status" className={styles['loading']}>
        {state === 'loading' && t('site.register.intro')}
      </p>
      <Button className={styles['skip'] ?? ''} onClick={leave}>
        {t('site.register.skip')}
      </Button>
    </dialog>
  );
}
