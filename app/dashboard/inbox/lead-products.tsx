import { useLanguage } from '#app/page/texts.ts';
import { recordPath } from '#app/page/links.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import type { LeadView } from './load-lead.server.ts';
import styles from './lead.module.css';

export function LeadProducts({ products }: Pick<LeadView, 'products'>) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <section className={styles['panel']} aria-labelledby="products">
      <h2 id="products">{t('inbox.products')}</h2>
      <table className={styles['products']}>
        <thead>
          <tr>
            <th scope="col">{t('inbox.products.name')}</th>
            <th scope="col">{t('inbox.products.size')}</th>
            <th scope="col">{t('inbox.products.quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {products.map(({ product_id, product, size, quantity }, index) => (
            <tr key={index}>
              <th scope="row">
                <a dir="auto" href={recordPath('product', product_id, [product], language)}>
                  {product}
                </a>
              </th>
              <td>{size ? <bdi dir="ltr">{size}</bdi> : '–'}</td>
              <td>{quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
