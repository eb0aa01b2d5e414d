import { useLanguage, useTexts } from '#app/page/texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { modelAddress } from '#app/site/own-place/model-address.ts';
import styles from './wall.module.css';

/** The same wall for whoever draws: on paper, as a picture of lines, for CAD and in three dimensions. */
export function WallFiles({ product, columns, rows }: { product: number; columns: number; rows: number }) {
  const t = useTexts();
  const language = useLanguage();
  const shape = { columns, rows, cabinet: [0, 0] as const };
  const files = [
    ['PDF', `/api/${language}/products/${product}/wall.pdf?columns=${columns}&rows=${rows}`],
    [t('site.wall.pdfBoth'), `/api/${language}/products/${product}/wall.pdf?columns=${columns}&rows=${rows}&language=both`],
    ['SVG', `/api/${language}/products/${product}/wall.svg?columns=${columns}&rows=${rows}`],
    ['DXF', `/api/${language}/products/${product}/wall.dxf?columns=${columns}&rows=${rows}`],
    ['GLB', modelAddress(product, 'glb', shape, language)],
    ['USDZ', modelAddress(product, 'usdz', shape, language)],
  ] as const;
  return (
    <div className={styles['files']}>
      <h2>{t('site.wall.files')}</h2>
      <ul>
        {files.map(([name, address]) => (
          <li key={name}>
            <a href={address} download>
              {t('site.wall.file', { name })}
            </a>
          </li>
        ))}
        <li>
          <Button look="words" data-needs-scripts data-prints>
            {t('site.wall.print')}
          </Button>
        </li>
      </ul>
    </div>
  );
}
