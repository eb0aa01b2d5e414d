import pdf from 'bootstrap-icons/icons/file-earmark-pdf.svg?raw';
import type { LookRecord } from '#app/looks/look-props.ts';
import { useFiles } from '#app/page/files.ts';
import { sheetAddress } from '#app/looks/parts/spec-sheet.tsx';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { PageDialog } from '#app/ui/dialog/page-dialog.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './closer-look.module.css';

export function closerLookId({ id }: { id: number }): string {
  return `look-${id}`;
}

/** The pictures of a product's features, and its spec sheet to open or to keep. */
export function CloserLook({ record: product }: { record: LookRecord<'columns'> }) {
  const t = useTexts();
  const file = useFiles();
  const sheet = sheetAddress(useLanguage(), { file: product.sheet, madeOf: product.link?.specified });
  return (
    <PageDialog
      id={closerLookId(product)}
      title={t('site.looks.closer', { product: product.title })}
      closeLabel={t('site.close')}
      shape="film"
    >
      <ul className={styles['pictures']}>
        {product.features.map(({ title, image }) => {
          const picture = file(image);
          return (
            <li key={title}>
              <figure>
                {picture && <Picture file={picture} sizes="(min-width: 48rem) 24rem, 90vw" />}
                <figcaption>
                  <MixedText text={title} />
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
      {sheet && (
        <div className={styles['sheet']}>
          <LinkButton to={sheet} target="_blank" icon={<Icon svg={pdf} />}>
            {t('site.looks.openPdf')}
          </LinkButton>
          <LinkButton to={sheet} look="light" download icon={<Icon name="download" />}>
            {t('site.looks.download')}
          </LinkButton>
        </div>
      )}
    </PageDialog>
  );
}
