import { PER_DOLLAR } from '#content/advisor/money.ts';
import type { OfferLine } from '#content/offers/offer.ts';
import type { Minor } from '#content/offers/sums.ts';
import { writeMinor, writeMoney, writePercent } from '#content/offers/typed-money.ts';
import { CURRENCIES, type Currency } from '#content/specifications/define.ts';
import { useLanguage } from '#app/page/texts.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './offers.module.css';

type Props = {
  /** Before the names of its fields: `lines.2`. */
  name: string;
  row: number;
  line: Partial<OfferLine> & Pick<OfferLine, 'kind'>;
  currency: Currency;
  isReckoned: boolean;
  sum: Minor | undefined;
  errorOf: (field: string) => string | undefined;
  onRemove: () => void;
};

export function LineFields({ name, row, line, currency, isReckoned, sum, errorOf, onRemove }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const { kind, product_id, size, wall, list_price } = line;
  const hidden = { kind, product_id, size, wall: wall?.join('c') };
  const money = (amount: Minor) => writeMoney(amount, currency, language);
  const later = kind === 'product' && line.quantity === undefined ? t('offers.line.price.later') : undefined;
  const listed = isReckoned ? 'offers.line.list-price.reckoned' : 'offers.line.list-price';
  const hint = list_price === undefined ? later : t(listed, { price: money(list_price), ...PER_DOLLAR });
  return (
    <li className={styles['line']} aria-label={t('offers.line', { row })}>
      {Object.entries(hidden).map(
        ([field, value]) => value !== undefined && <input key={field} type="hidden" name={`${name}.${field}`} value={value} />,
      )}
      <div className={styles['wide']}>
        <TextField
          name={`${name}.title`}
          label={`${t('offers.line.title')} (${t(`offers.kind.${kind}`)}${wall ? `, ${wall.join(' × ')}` : ''}${size ? `, ${size}″` : ''})`}
          defaultValue={line.title ?? ''}
          error={errorOf('title') ?? errorOf('product_id') ?? errorOf('size') ?? errorOf('wall')}
          dir="auto"
        />
      </div>
      <div className={styles['wide']}>
        <TextField name={`${name}.note`} label={t('offers.line.note')} defaultValue={line.note ?? ''} error={errorOf('note')} dir="auto" />
      </div>
      <div className={styles['two']}>
        <TextField
          name={`${name}.quantity`}
          inputMode="numeric"
          label={t('offers.line.quantity')}
          defaultValue={String(line.quantity ?? 1)}
          error={errorOf('quantity')}
          dir="ltr"
        />
      </div>
      <div className={styles['two']}>
        <TextField
          name={`${name}.unit_price`}
          inputMode="decimal"
          label={t('offers.line.price', { currency: CURRENCIES[currency][language] })}
          hint={hint}
          defaultValue={line.unit_price === undefined ? '' : writeMinor(line.unit_price)}
          error={errorOf('unit_price')}
          dir="ltr"
        />
      </div>
      <div className={styles['two']}>
        <TextField
          name={`${name}.discount`}
          inputMode="decimal"
          label={t('offers.line.discount')}
          defaultValue={line.discount ? writePercent(line.discount) : ''}
          error={errorOf('discount')}
          dir="ltr"
        />
      </div>
      <div className={styles['lineSum']}>
        <span>
          {t('offers.line.sum')}: {sum === undefined ? '–' : money(sum)}
        </span>
        <Action look="quiet" aria-label={`${t('offers.line.remove')}: ${t('offers.line', { row })}`} onClick={onRemove}>
          {t('offers.line.remove')}
        </Action>
      </div>
    </li>
  );
}
