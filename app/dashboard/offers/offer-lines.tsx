import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Cabinet } from '#content/wall/cabinet.ts';
import { builtOf } from '#content/wall/built-wall.ts';
import type { WholeOffer } from '#api/features/offers/present-offer.ts';
import { LINE_KINDS, type OfferLine } from '#content/offers/offer.ts';
import { sumsOf, type Sums } from '#content/offers/sums.ts';
import { wallFrom } from '#content/offers/typed-wall.ts';
import { readMoney, readPercent, readPieces } from '#content/offers/typed-money.ts';
import { isOneOf, isRecord } from '#content/known.ts';
import { latinNumber } from '#content/digits.ts';
import { textsOf } from '#app/dashboard/forms/texts-of.ts';
import { fillTyped } from '#app/dashboard/forms/typed-values.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { SelectField, TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { LineFields } from './line-fields.tsx';
import { OfferSums } from './offer-sums.tsx';
import styles from './offers.module.css';

/** What can be offered: in which sizes, or as a wall. */
export type ProductName = {
  id: number;
  name: string;
  sizes: readonly number[];
  hasCabinets: boolean;
  cabinet: Cabinet | undefined;
  /** Its price is given in the money of another country. */ isReckoned: boolean;
};
type Row = { key: number; line: Partial<OfferLine> & Pick<OfferLine, 'kind'> };

/** As they come back from the copy on this device, which an older release may have made. */
function rowsIn(text: string, otherwise: Row[]): Row[] {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) && rows.every(isRow) ? rows : otherwise;
  } catch {
    return otherwise;
  }
}

function isRow(row: unknown): row is Row {
  return isRecord(row) && typeof row['key'] === 'number' && isRecord(row['line']) && isOneOf(LINE_KINDS, row['line']['kind']);
}

type Props = { offer: WholeOffer; products: readonly ProductName[]; errors: Readonly<Record<string, string>>; children: ReactNode };

/** The lines with their sums, which follow what is typed. */
export function OfferLines({ offer, products, errors, children }: Props) {
  const t = useTexts();
  const say = useMessages();
  const box = useRef<HTMLElement>(null);
  const [rows, setRows] = useState<Row[]>(() => offer.lines.map((line, key) => ({ key, line })));
  const [wrong, setWrong] = useState<{ wall?: string | undefined; size?: string | undefined }>({});
  const [sums, setSums] = useState<Sums>(offer.sums);
  // What is wrong is named by the row that a line had then; it stays with its line when rows come and go.
  const [told, setTold] = useState({ errors, keys: rows.map(({ key }) => key) });
  if (told.errors !== errors) setTold({ errors, keys: rows.map(({ key }) => key) });
  // Where the form looks for what was typed, added and removed lines count as typed too.
  const noted = useRef<HTMLInputElement>(null);
  const [begun] = useState(() => JSON.stringify(rows));
  useLayoutEffect(() => {
    if (noted.current) noted.current.value = JSON.stringify(rows);
  }, [rows]);
  // Never one that a line has had: that line may come back.
  const lastKey = useRef(-1);

  function reckon() {
    const form = box.current?.closest('form');
    if (!form) return;
    const typed = new FormData(form);
    const text = (name: string) => String(typed.get(name) ?? '');
    const lines = rows.map(({ key, line }) => {
      const price = readMoney(text(`lines.${key}.unit_price`), offer.currency);
      return {
        quantity: numberOr0(readPieces(text(`lines.${key}.quantity`))),
        unit_price: typeof price === 'number' ? price : (line.list_price ?? 0),
        discount: numberOr0(readPercent(text(`lines.${key}.discount`))),
      };
    });
    setSums(sumsOf(lines, numberOr0(readPercent(text('discount'))), offer.vat));
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
    const found = product
      ? { wall: wallProblem(product, text('new-wall'), columns, high), size: sizeProblem(product, text('new-size'), size) }
      : {};
    setWrong(found);
    if (found.wall ?? found.size) return;
    // Empty for the next line: another product has other sizes.
    for (const name of ['new-wall', 'new-size']) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = '';
    }
    setRows([
      ...rows,
      {
        key: Math.max(lastKey.current, ...rows.map(({ key }) => key)) + 1,
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

  function wallProblem({ hasCabinets, cabinet }: ProductName, typed: string, columns = 0, high = 0): string | undefined {
    if (typed === '') return undefined;
    if (!hasCabinets) return t('offers.line.wall.none');
    if (!(columns > 0 && high > 0)) return t('offers.line.wall.wrong');
    const built = cabinet && builtOf(cabinet, [columns, high]);
    if (!built || (built[0] === columns && built[1] === high)) return undefined;
    return t('offers.line.wall.nearest', { nearest: built.join(' × ') });
  }

  function sizeProblem({ sizes }: ProductName, typed: string, size: number): string | undefined {
    if (typed === '' || sizes.includes(size)) return undefined;
    return sizes.length > 0 ? t('offers.line.size.offered', { sizes: sizes.join(' · ') }) : t('offers.line.size.none');
  }

  function remove(key: number) {
    const form = box.current?.closest('form');
    const at = rows.findIndex((row) => row.key === key);
    const row = rows[at];
    if (!form || !row) return;
    lastKey.current = Math.max(lastKey.current, key);
    const typed = textsOf(form);
    const change = (next: (rows: Row[]) => Row[], then: () => void) => {
      setRows(next);
      requestAnimationFrame(() => {
        then();
        form.dispatchEvent(new Event('input', { bubbles: true }));
      });
    };
    change(
      (all) => all.filter((one) => one !== row),
      () => {
        const lines = [...form.querySelectorAll<HTMLElement>('ol > li')];
        (lines[Math.min(at, lines.length - 1)] ?? box.current)?.querySelector('button')?.focus({ preventScroll: true });
      },
    );
    const undo = () =>
      change(
        (all) => (all.some((one) => one.key === key) ? all : all.toSpliced(at, 0, row)),
        () => fillTyped(form, Object.fromEntries(Object.entries(typed).filter(([name]) => name.startsWith(`lines.${key}.`)))),
      );
    say({ kind: 'ok', text: t('offers.line.removed', { row: at + 1 }), undo });
  }

  return (
    <section ref={box} className={styles['panel']} aria-labelledby="lines" onInput={reckon}>
      <input
        ref={noted}
        name="new-rows"
        type="text"
        hidden
        defaultValue={begun}
        onInput={({ currentTarget }) => setRows(rowsIn(currentTarget.value, rows))}
      />
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
            isReckoned={products.find(({ id }) => id === line.product_id)?.isReckoned ?? false}
            sum={sums.lines[index]?.net}
            errorOf={(field) => errors[`lines.${told.keys.indexOf(key)}.${field}`]}
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
        <TextField name="new-wall" label={t('offers.line.wall')} hint={t('offers.line.wall.hint')} error={wrong.wall} dir="ltr" />
        <TextField
          name="new-size"
          inputMode="decimal"
          label={t('offers.line.size')}
          hint={t('offers.line.size.hint')}
          error={wrong.size}
          dir="ltr"
        />
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

function numberOr0(read: number | string): number {
  return typeof read === 'number' ? read : 0;
}
