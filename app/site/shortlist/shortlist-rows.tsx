import { useFiles } from '#app/page/files.ts';
import { pagePath, recordPath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { PriceFrom } from '#app/looks/parts/price-from.tsx';
import { chosenAs, readChosen } from '#content/chosen-size.ts';
import { type Wall, writeListedSize } from '#content/shortlist.ts';
import { specificationsOf } from '#content/specifications/of-chosen.ts';
import { sidesFor } from '#content/specifications/values.ts';
import { cabinetOf } from '#content/wall/cabinet.ts';
import { writeNumber } from '#content/specifications/write.ts';
import { wallPath } from '#app/site/wall/wall-path.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { ShortlistRow } from './load-shortlist.server.ts';
import { SHORTLIST_FORM, SHORTLIST_TITLE } from './shortlist-form.ts';
import { shortlistPath } from './shortlist-path.ts';
import styles from './shortlist.module.css';

export function ShortlistRows({ rows }: { rows: readonly ShortlistRow[] }) {
  const t = useTexts();
  return (
    <table className={styles['rows']} data-shortlist-rows="">
      <thead>
        <tr>
          <th scope="col">{t('site.shortlist.product')}</th>
          <th scope="col">{t('site.shortlist.size')}</th>
          <th scope="col">{t('site.shortlist.quantity')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('site.shortlist.remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={index} row={row} index={index} rows={rows} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { row: ShortlistRow; index: number; rows: readonly ShortlistRow[] };

function Row({ row, index, rows }: RowProps) {
  const t = useTexts();
  const language = useLanguage();
  const { product, listed } = row;
  const file = useFiles()(product.image);
  const named = chosenAs(listed);
  const others = rows.filter((_, other) => other !== index).map((one) => one.listed);
  return (
    <tr>
      <th scope="row">
        <input type="hidden" form={SHORTLIST_FORM} name={`id-${index}`} value={product.id} />
        <a href={`${recordPath('product', product.id, [product.name], language)}${named.size > 0 ? `?${named}` : ''}`}>
          {file && (
            <span className={styles['picture']}>
              <Picture file={file} sizes="6rem" cover decorative />
            </span>
          )}
          <bdi>{product.name}</bdi>
        </a>
        <div data-row-price="">
          <PriceFrom specifications={specificationsOf(product.specifications, readChosen(product.specifications, named))} />
        </div>
      </th>
      <td>
        <SizeChoice row={row} index={index} />
      </td>
      <td>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          form={SHORTLIST_FORM}
          name={`quantity-${index}`}
          defaultValue={listed.quantity}
          aria-label={t('site.shortlist.quantityOf', { product: product.name })}
        />
      </td>
      <td>
        <a href={`${shortlistPath(others, language)}#${SHORTLIST_TITLE}`} data-drops={index}>
          {t('site.shortlist.remove')}
          <span className="visually-hidden"> {product.name}</span>
        </a>
      </td>
    </tr>
  );
}

type SizeProps = { row: ShortlistRow; index: number };

function SizeChoice({ row: { product, listed, sizes }, index }: SizeProps) {
  const t = useTexts();
  const language = useLanguage();
  const builderPath = listed.wall
    ? wallPath({ product: product.id, columns: listed.wall[0], rows: listed.wall[1] }, language)
    : `${pagePath('wall', language)}?product=${product.id}`;
  const wallText = ([columns, rows]: Wall) => {
    const [wide = 0, high = 0] = sidesFor(product.specifications, 'cabinet') ?? [];
    const metres = (millimetres: number) => writeNumber(millimetres / 1000);
    return t('site.shortlist.wall', { columns, rows, width: metres(columns * wide), height: metres(rows * high) });
  };
  const text = (size: number) => t('site.specs.inch', { size: writeNumber(size) });
  if (sizes.length < 2 || listed.wall)
    return (
      <>
        <input type="hidden" form={SHORTLIST_FORM} name={`size-${index}`} value={writeListedSize(listed)} />
        {listed.wall ? wallText(listed.wall) : listed.size === undefined ? t('site.shortlist.anySize') : text(listed.size)}
        {cabinetOf(product.specifications) && (
          <a href={builderPath} className={styles['builder']} data-screen-only="">
            {t(listed.wall ? 'site.shortlist.changeWall' : 'site.shortlist.chooseWall')}
            <span className="visually-hidden"> {product.name}</span>
          </a>
        )}
      </>
    );
  return (
    <select
      form={SHORTLIST_FORM}
      name={`size-${index}`}
      defaultValue={listed.size ?? ''}
      aria-label={t('site.shortlist.sizeOf', { product: product.name })}
    >
      <option value="">{t('site.shortlist.anySize')}</option>
      {sizes.map((size) => (
        <option key={size} value={size}>
          {text(size)}
        </option>
      ))}
    </select>
  );
}
