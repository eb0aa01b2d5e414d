import { useRouteLoaderData } from 'react-router';
import type { Wall } from '#content/advisor/wall.ts';
import { useFiles } from '#app/page/files.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import type { ShellData } from '#app/site/shell/shell-data.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { modelAddress, sceneViewer, viewAddress } from './model-address.ts';
import styles from './own-place.module.css';

type OwnPlaceProps = { product: { id: number; name: string; image: string }; shape?: Wall['built'] };

/** The product at true size, to be turned in the page or seen in the telephone's own camera. Nothing is loaded before somebody asks for it. */
export function OwnPlace({ product: { id, name, image }, shape }: OwnPlaceProps) {
  const t = useTexts();
  const language = useLanguage();
  const picture = useFiles()(image);
  const origin = useRouteLoaderData<ShellData>(language)?.origin ?? '';
  const glb = modelAddress(id, 'glb', shape, language);
  const usdz = modelAddress(id, 'usdz', shape, language);
  return (
    <div className={styles['place']}>
      <h2 className={styles['title']}>{t('site.ownPlace.title')}</h2>
      <p>{t('site.ownPlace.text')}</p>
      {/* Safari opens a model at once only where the link holds a picture and nothing else. */}
      {picture && (
        <a rel="ar" href={usdz} className={styles['look']} aria-label={t('site.ownPlace.ios')}>
          <Picture file={picture} sizes="12rem" cover decorative />
        </a>
      )}
      {/* A lazy frame in something closed is fetched when it is opened; without scripts it could show nothing. */}
      <details data-model-place="" data-needs-scripts className={styles['view']}>
        <summary>
          <span>{t('site.ownPlace.view')}</span>
          <span>{t('site.ownPlace.close')}</span>
        </summary>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page: its policy is narrower than a sandbox with scripts and its origin */}
        <iframe loading="lazy" src={viewAddress(id, shape, language)} title={t('site.ownPlace.frame', { name })} />
      </details>
      <ul className={styles['ways']}>
        <li>
          <a href={usdz}>{t('site.ownPlace.ios')}</a>
        </li>
        <li>
          <a href={sceneViewer(origin + glb, name)}>{t('site.ownPlace.android')}</a>
        </li>
        <li>
          <a href={glb} download>
            {t('site.ownPlace.download')}
          </a>
        </li>
      </ul>
    </div>
  );
}
