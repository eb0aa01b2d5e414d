import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { ScaleDrawing } from '#app/site/drawing/scale-drawing.tsx';
import type { Specifications } from '#content/specifications/kinds.ts';
import { writeNumber } from '#content/specifications/write.ts';
import styles from './drawn-sizes.module.css';

/** One drawing for each size offered; which one is shown needs no script. */
export function DrawnSizes({ product, specifications }: { product: number; specifications: Specifications }) {
  const t = useTexts();
  const language = useLanguage();
  const sizes = specifications.sizes ?? [];
  const isOne = sizes.length < 2 || (specifications.body?.length ?? 1) < 2;
  if (!specifications.body && !specifications.cabinet) return null;
  return (
    <div className={styles['drawn']}>
      <div className={styles['words']}>
        <h3>{t('site.specs.scale')}</h3>
        <p>{t('site.specs.scaleLead')}</p>
        {specifications.cabinet && (
          <LinkButton to={`${pagePath('wall', language)}?product=${product}`} icon={<Icon name="arrow-right" flips />}>
            {t('site.specs.buildWall')}
          </LinkButton>
        )}
      </div>
      {isOne ? (
        <ScaleDrawing specifications={specifications} />
      ) : (
        <fieldset className={styles['sizes']}>
          <legend className="visually-hidden">{t('site.specs.size')}</legend>
          {sizes.map((size, index) => (
            <div key={String(size)} className={styles['size']}>
              <label>
                <input type="radio" name="drawn-size" value={String(size)} defaultChecked={index === 0} />
                <span>{t('site.specs.inch', { size: writeNumber(Number(size)) })}</span>
              </label>
              <div className={styles['figure']}>
                <ScaleDrawing specifications={specifications} size={index} />
              </div>
            </div>
          ))}
        </fieldset>
      )}
    </div>
  );
}
