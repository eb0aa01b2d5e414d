import { useLanguage } from '#app/page/texts.ts';
import { recordPath } from '#app/page/links.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { ACTION } from '#app/dashboard/ui/action.tsx';
import { GLYPHS } from '#app/dashboard/ui/glyphs.ts';
import type { LeadView } from './load-lead.server.ts';
import styles from './lead.module.css';

/** What the visitor had kept, compared, planned or been advised, each with the page that shows it again. */
export function LeadContext({ context }: Pick<LeadView, 'context'>) {
  const t = useTexts();
  const language = useLanguage();
  return context.map(({ tool, address, products }) => (
    <section key={address} className={styles['panel']} aria-labelledby={`visitor-${tool}`}>
      <h2 id={`visitor-${tool}`}>{t(`desk.tool.${tool}`)}</h2>
      {products.length > 0 && (
        <ul className={styles['list']}>
          {products.map(({ id, name, size, quantity }, index) => (
            <li key={index}>
              <p>
                <a dir="auto" href={recordPath('product', id, [name], language)}>
                  {name}
                </a>
                {size && (
                  <>
                    {' · '}
                    <bdi dir="ltr">{size}</bdi>
                  </>
                )}
                {quantity > 1 && ` · ${t('desk.pieces', { count: quantity })}`}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['ways']}>
        <a className={ACTION} data-look="plain" href={address} target="_blank" rel="noreferrer">
          <Icon svg={GLYPHS['open']} flips />
          <span>{t(`desk.tool.${tool}.open`)}</span>
        </a>
      </div>
    </section>
  ));
}
