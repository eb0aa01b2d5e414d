import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { ScaleDrawing } from '#app/site/drawing/scale-drawing.tsx';
import type { Chosen } from '#content/chosen-size.ts';
import { wallPath } from '#app/site/wall/wall-path.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import { writeNumber } from '#content/specifications/write.ts';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import styles from './drawn-sizes.module.css';

type DrawnProps = { product: number; specifications: Specifications; chosen: Chosen };

/** One drawing for each size offered; which one is shown needs no script. */
export function DrawnSizes({ product, specifications, chosen }: DrawnProps) {
  const t = useTexts();
  const language = useLanguage();
  const sizes = specifications.sizes ?? [];
  const isOne = sizes.length < 2 || (specifications.body?.length ?? 1) < 2;
  if (!specifications.body && !specifications.cabinet) return null;
  return (
    <div className={styles['drawn']}>
      <div className={styles['words']}>
        <h3>{t('site.specs.scale')}</h3>
        <p>
          <MixedText text={t('site.specs.scaleLead')} />
        </p>
        {specifications.cabinet && (
          <LinkButton
            to={
              chosen && 'wall' in chosen
                ? wallPath({ product, columns: chosen.wall[0], rows: chosen.wall[1] }, language)
                : `${pagePath('wall', language)}?product=${product}`
            }
            icon={<Icon name="arrow-right" flips />}
          >
            {t('site.specs.buildWall')}
          </LinkButton>
        )}
      </div>
      {isOne ? (
        <ScaleDrawing specifications={specifications} {...(chosen && 'wall' in chosen && { wall: chosen.wall })} />
      ) : (
        <fieldset className={styles['sizes']}>
          <legend className="visually-hidden">{t('site.specs.size')}</legend>
          {sizes.map((size, index) => (
            <div key={String(size)} className={styles['size']}>
              <label>
                <input
                  type="radio"
                  name="drawn-size"
                  value={String(size)}
                  defaultChecked={index === (chosen && 'index' in chosen ? chosen.index : 0)}
                />
                <span>
                  <MixedText text={t('site.specs.inch', { size: writeNumber(Number(size)) })} />
                </span>
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
