import { useFiles } from '#app/page/files.ts';
import { useTexts } from '#app/page/texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FilmStill } from '#app/ui/media-box/film-still.tsx';
import { originalOf } from '#app/ui/picture/source-set.ts';
import styles from './register-intro.module.css';

/** Never in the way: see start-intro.ts. */
export function RegisterIntro({ video }: { video: string }) {
  const t = useTexts();
  const file = useFiles()(video);
  if (!file) return null;
  return (
    <dialog className={styles['intro']} data-tone="dark" aria-label={t('site.register.introName')} data-intro>
      <FilmStill film={file} sizes="100vw" />
      <video src={originalOf(file)} width={file.width} height={file.height} preload="none" muted playsInline aria-hidden="true" />
      <p role="status" className={styles['loading']} data-loading={t('site.register.intro')} />
      <Button className={styles['skip'] ?? ''} data-skips>
        {t('site.register.skip')}
      </Button>
    </dialog>
  );
}
