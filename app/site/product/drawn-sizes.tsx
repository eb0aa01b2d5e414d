import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { ScaleDrawing } from '#app/site/drawing/scale-drawing.tsx';
import type { Chosen } from '#content/chosen-size.ts';
import { offeredSizes } from '#content/offered-size.ts';
import { wallPath } from '#app/site/wall/wall-path.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import { writeNumber } from '#content/specifications/write.ts';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import styles from './drawn-sizes.module.css';

type DrawnProps = { product: number; specifications: Specifications; chosen: Chosen };

/** The chosen size to scale, else the first; the heads of the table beside it lead to the others. */
export function DrawnSizes({ product, specifications, chosen }: DrawnProps) {
  const t = useTexts();
  const language = useLanguage();
  if (!specifications.body && !specifications.cabinet) return null;
  const [first = 0, ...others] = offeredSizes(specifications);
  const { size, index } = chosen && 'size' in chosen ? chosen : { size: first, index: 0 };
  const isOne = others.length === 0 || (specifications.body?.length ?? 1) < 2;
  return (
    <div className={styles['drawn']} data-sized="drawing">
      <div className={styles['words']}>
        <h3>
          <MixedText text={t('site.specs.scale') + (isOne ? '' : ` · ${t('site.specs.inch', { size: writeNumber(size) })}`)} />
        </h3>
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
      <ScaleDrawing specifications={specifications} size={index} {...(chosen && 'wall' in chosen && { wall: chosen.wall })} />
    </div>
  );
}
