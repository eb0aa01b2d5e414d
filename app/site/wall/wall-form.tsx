import { SHAPE_CHOICES } from '#content/wall/shapes.ts';
import { WAYS } from '#content/wall/wall-keys.ts';
import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { figure } from '#content/writing/figures.ts';
import type { Built, WallData } from './load-wall.server.ts';
import { lengthIn } from '#content/wall/lengths.ts';
import styles from './wall.module.css';

type FormProps = Pick<WallData, 'typed' | 'products' | 'places' | 'running'> & { built: Built };

/** The wall is its address: a plain form that asks for the page. Which of the three ways counts, the choice above them says. */
export function WallForm({ typed, products, places, running, built }: FormProps) {
  const t = useTexts();
  const language = useLanguage();
  const { product, read, figures } = built;
  const { unit } = read;
  const number = { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } as const;
  const isListed = products.some(({ id }) => id === product.id);
  return (
    <form
      method="get"
      action={`${pagePath('wall', language)}#wall`}
      className={styles['form']}
      aria-label={t('site.wall.form')}
      data-wall-form=""
    >
      <Field as="select" name="product" label={t('site.wall.product')} defaultValue={product.id}>
        {[...products, ...(isListed ? [] : [product])].map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Field>
      <fieldset className={styles['ways']}>
        <legend>{t('site.wall.by')}</legend>
        {WAYS.map((way) => (
          <label key={way}>
            <input type="radio" name="by" value={way} defaultChecked={read.way === way} />
            {t(`site.wall.by.${way}`)}
          </label>
        ))}
      </fieldset>
      <div data-way="cabinets" className={styles['pair']}>
        <Field name="columns" label={t('site.wall.columns')} defaultValue={figures.columns} {...number} />
        <Field name="rows" label={t('site.wall.rows')} defaultValue={figures.rows} {...number} />
      </div>
      <div data-way="size" className={styles['pair']}>
        <Field name="width" label={t('site.wall.width')} defaultValue={typed.width ?? lengthIn(figures.wall.width, unit)} {...number} />
        <Field name="height" label={t('site.wall.height')} defaultValue={typed.height ?? lengthIn(figures.wall.height, unit)} {...number} />
      </div>
      <div data-way="diagonal">
        <Field name="diagonal" label={t('site.wall.diagonal')} defaultValue={typed.diagonal ?? figure(figures.inches, 0)} {...number} />
      </div>
      <div data-way="shape">
        <Field as="select" name="shape" label={t('site.wall.shape')} defaultValue={read.shape}>
          {SHAPE_CHOICES.map((shape) => (
            <option key={shape} value={shape}>
              {shape === 'free' ? t('site.wall.shape.free') : shape}
            </option>
          ))}
        </Field>
      </div>
      <Field as="select" name="unit" label={t('site.wall.unit')} defaultValue={unit}>
        <option value="m">{t('site.wall.unit.m')}</option>
        <option value="ft">{t('site.wall.unit.ft')}</option>
      </Field>
      <Field as="select" name="place" label={t('site.wall.place')} defaultValue={read.place ?? ''}>
        <option value="">{t('site.wall.anyPlace')}</option>
        {Object.entries(places).map(([place, name]) => (
          <option key={place} value={place}>
            {name}
          </option>
        ))}
      </Field>
      <Field
        name="hours"
        label={t('site.wall.hours')}
        defaultValue={typed.hours ?? running.hours}
        error={running.wrong.includes('hours') ? t('site.wall.wrong.hours') : undefined}
        {...number}
      />
      <Field
        name="tariff"
        label={t('site.wall.tariff')}
        hint={t('site.wall.tariffHint')}
        defaultValue={typed.tariff ?? ''}
        error={running.wrong.includes('tariff') ? t('site.wall.wrong.tariff') : undefined}
        {...number}
      />
      <div className={styles['send']}>
        <Button type="submit" look="light">
          {t('site.wall.build')}
        </Button>
      </div>
    </form>
  );
}
