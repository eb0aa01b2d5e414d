import { type ReactNode, useRef, useState } from 'react';
import type { WholeOffer } from '#api/features/offers/present-offer.ts';
import { LINE_KINDS, type OfferLine } from '#content/offers/offer.ts';
import { sumsOf, type Sums } from '#content/offers/sums.ts';
import { readMoney, readPercent } from '#content/offers/typed-money.ts';
import { latinNumber } from '#content/digits.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { SelectField, TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { wallFrom } from './draft-from.ts';
import { LineFields } from './line-fields.tsx';
import { OfferSums } from './offer-sums.tsx';
import styles from './offers.module.css';

export type ProductName = { id: number; name: string };
type Row = { key: number; line: Partial<OfferLine> & Pick<OfferLine, 'kind'> };
type Props = { offer: WholeOffer; products: readonly ProductName[]; errors: Readonly<Record<string, string>>; children: ReactNode };

/** The lines with their sums, which follow what is typed. */
export function OfferLines({ offer, products, errors, children }: Props) {
  const t = useTexts();
  const box = useRef<HTMLElement>(null);
  const [rows, setRows] = useState<Row[]>(() => offer.lines.map((line, key) => ({ key, line })));
  const [sums, setSums] = useState<Sums>(offer.sums);
  const nextKey = Math.max(-1, ...rows.map(({ key }) => key)) + 1;

  function reckon() {
    const form = box.current?.closest('form');
    if (!form) return;
    const typed = new FormData(form);
    const text = (name: string) => String(typed.get(name) ?? '');
    const lines = rows.map(({ key, line }) => {
      const price = readMoney(text(`lines.${key}.unit_price`), offer.currency);
      return {
        quantity: Math.max(0, Math.trunc(Number(latinNumber(text(`lines.${key}.quantity`))) || 0)),
        unit_price: typeof price === 'number' ? price : (line.list_price ?? 0),
        discount: readPercent(text(`lines.${key}.discount`)) ?? 0,
      };
    });
    setSums(sumsOf(lines, readPercent(text('discount')) ?? 0, offer.vat));
  }

  function add() {
    const form = box.current?.closest('form');
    if (!form) return;
    const typed = new FormData(form);
    const text = (name: string) => String(typed.get(name) ?? '').trim();
    const kind = LINE_KINDS.find((one) => one === text('new-kind')) ?? 'other';
    const product = kind === 'product' ? products.find(({ id }) => String(id) === text('new-product')) : undefined;
    const [columns, high] = wallFrom(text('new-wall')).split('c').map(Number);
    const size = Number(latinNumber(text('new-size')));
    setRows([
      ...rows,
      {
        key: nextKey,
        line: {
          kind,
          title: product?.name ?? (kind === 'product' || kind === 'other' ? '' : t(`offers.kind.${kind}`)),
          ...(product && { product_id: product.id, ...(size > 0 && { size }), ...(columns && high && { wall: [columns, high] as const }) }),
        },
      },
    ]);
    // As if it were typed, so that the form knows that there is something to save.
    requestAnimationFrame(() => form.dispatchEvent(new Event('input', { bubbles: true })));
  }

  function remove(key: number) {
    const form = box.current?.closest('form');
    setRows(rows.filter((row) => row.key !== key));
    requestAnimationFrame(() => {
      form?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }

  return (
    <section ref={box} className={styles['panel']} aria-labelledby="lines" onInput={reckon}>
      <h2 id="lines">{t('offers.lines')}</h2>
      {errors['lines'] && <p role="alert">{errors['lines']}</p>}
      <ol className={styles['lines']}>
        {rows.map(({ key, line }, index) => (
          <LineFields
            key={key}
            name={`lines.${key}`}
            row={index + 1}
            line={line}
            currency={offer.currency}
            sum={sums.lines[index]?.net}
            errorOf={(field) => errors[`lines.${index}.${field}`]}
            onRemove={() => remove(key)}
          />
        ))}
      </ol>
      <fieldset className={styles['fields']}>
        <legend className={styles['soft']}>{t('offers.line.add')}</legend>
        <SelectField
          name="new-kind"
          label={t('offers.line.kind')}
          options={LINE_KINDS.map((kind) => [kind, t(`offers.kind.${kind}`)] as const)}
        />
        <SelectField
          name="new-product"
          label={t('offers.line.product')}
          options={products.map(({ id, name }) => [String(id), name] as const)}
        />
        <TextField name="new-wall" label={t('offers.line.wall')} hint={t('offers.line.wall.hint')} dir="ltr" />
        <TextField name="new-size" inputMode="decimal" label={t('offers.line.size')} hint={t('offers.line.size.hint')} dir="ltr" />
        <div className={styles['actions']}>
          <Action glyph="plus" onClick={add}>
            {t('offers.line.add')}
          </Action>
        </div>
      </fieldset>
      {children}
      <OfferSums sums={sums} vat={offer.vat} currency={offer.currency} />
    </section>
  );
}
