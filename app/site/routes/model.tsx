import { createElement } from 'react';
import { data } from 'react-router';
import viewerScript from '@google/model-viewer/dist/model-viewer-umd.min.js?url';
import { layOut } from '#content/advisor/wall.ts';
import { collections } from '#content/index.ts';
import { idOf, pageLoader } from '#app/page/page-loader.server.ts';
import { type Translate, useLanguage, useTexts } from '#app/page/texts.ts';
import { modelAddress } from '#app/site/own-place/model-address.ts';
import viewModel from '#app/site/own-place/view-model.js?raw';
import type { Route } from './+types/model.ts';
import styles from './model.module.css';

export const loader = pageLoader(['ownPlace'], async ({ operations, reader, params }) => {
  const { id, name, specifications } = await operations.content.read(collections.products, reader, idOf(params));
  if (!layOut(specifications, { least: { height: 0 } })) throw data(null, { status: 404 });
  return { product: { id, name } };
});

/** A page of its own in a frame: its viewer brings a style sheet no other page allows. The browser reads the size from the query. */
export default function ModelPage({ loaderData: { product } }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const glb = modelAddress(product.id, 'glb', undefined, language);
  return (
    <main id="content" data-model-viewer="" className={styles['page']}>
      <title>{t('site.ownPlace.frame', { name: product.name })}</title>
      <meta name="robots" content="noindex" />
      {createElement(
        'model-viewer',
        {
          class: styles['viewer'],
          alt: t('site.ownPlace.alt', { name: product.name }),
          a11y: JSON.stringify(spokenViews(t)),
          ar: '',
          'ar-modes': 'scene-viewer quick-look',
          'ar-scale': 'fixed',
          'camera-controls': '',
          'camera-orbit': '-25deg 80deg 105%',
          'interaction-prompt': 'none',
          'shadow-intensity': '1',
          'touch-action': 'pan-y',
          'data-glb': glb,
          'data-usdz': modelAddress(product.id, 'usdz', undefined, language),
          'data-script': viewerScript,
        },
        <button type="button" slot="ar-button" className={styles['place']}>
          {t('site.ownPlace.ar')}
        </button>,
      )}
      <p className={styles['loading']} role="status">
        {t('site.ownPlace.loading')}
      </p>
      <p className={styles['hint']}>{t('site.ownPlace.hint')}</p>
      <div className={styles['failed']} role="alert">
        <p>{t('site.ownPlace.failed')}</p>
        <a href={glb} download>
          {t('site.ownPlace.download')}
        </a>
      </div>
      <script type="module" dangerouslySetInnerHTML={{ __html: viewModel }} />
    </main>
  );
}

function spokenViews(t: Translate): Record<string, string> {
  const sides = {
    front: t('site.ownPlace.from.front'),
    back: t('site.ownPlace.from.back'),
    left: t('site.ownPlace.from.left'),
    right: t('site.ownPlace.from.right'),
  };
  const views = Object.entries(sides).flatMap(([name, side]) => [
    [name, side],
    [`upper-${name}`, t('site.ownPlace.from.upper', { side })],
    [`lower-${name}`, t('site.ownPlace.from.lower', { side })],
  ]);
  return { ...Object.fromEntries(views), 'interaction-prompt': t('site.ownPlace.hint') };
}
