import pdf from 'bootstrap-icons/icons/file-earmark-pdf.svg?raw';
import { useFiles } from '#app/site/files.ts';
import { useTexts } from '#app/site/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { CategoryProduct } from './category-product.ts';
import styles from './product-modal.module.css';

/** The pictures of a product's features, and its spec sheet to open or to keep. */
export function ProductModal({ product, onClose }: { product: CategoryProduct | undefined; onClose: () => void }) {
  const t = useTexts();
  const file = useFiles();
  const sheet = product?.specsheet ? `/uploads/${product.specsheet}` : undefined;
  return (
    <Dialog
      isOpen={product !== undefined}
      onClose={onClose}
      title={product && t('site.category.look', { product: product.headline_one })}
      closeLabel={t('site.close')}
      shape="film"
    >
      <ul className={styles['pictures']}>
        {product?.features.map(({ title, image }) => {
          const picture = file(image);
          return (
            <li key={title}>
              <figure>
                {picture && <Picture file={picture} sizes="(min-width: 768px) 24rem, 90vw" />}
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
            {t('site.product.openPdf')}
          </LinkButton>
          <LinkButton to={sheet} look="light" download icon={<Icon name="download" />}>
            {t('site.product.download')}
          </LinkButton>
        </div>
      )}
    </Dialog>
  );
}
