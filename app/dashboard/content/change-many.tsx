import { useState } from 'react';
import { Action } from '#app/dashboard/ui/action.tsx';
import { StayingRows } from '#app/dashboard/ui/many-preview.tsx';
import { SelectField, TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { changeableFields } from './changeable-fields.ts';
import { useChangeMany } from './use-change-many.ts';
import type { CardView, CollectionView } from './views.ts';
import styles from './change-many.module.css';

type ChangeManyProps = { collection: CollectionView; cards: readonly CardView[]; onClose: () => void };

/** One field of all chosen records: what it is and what it would be, before anything is changed. */
export function ChangeMany({ collection, cards, onClose }: ChangeManyProps) {
  const t = useTexts();
  const fields = changeableFields(collection.fields, (label, language) => t(`content.change.in-${language}`, { label }));
  const [name, setName] = useState('');
  const [value, setValue] = useState('');
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());
  const [isBusy, setIsBusy] = useState(false);
  const changeMany = useChangeMany(collection);
  const field = fields.find((one) => one.name === name);
  const wanted = field?.options.find(([option]) => option === value)?.[1] ?? value;
  const isSo = ({ values }: CardView) => field !== undefined && (values?.[field.name] ?? '') === wanted;
  const changing = field ? cards.filter((card) => !isSo(card)) : [];
  const same = cards.filter(isSo).map(({ title }) => title);

  async function change() {
    setIsBusy(true);
    const left = await changeMany(changing, name, value);
    setIsBusy(false);
    setRefused(left);
    if (left.size === 0) onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('content.change.title', { count: cards.length })} closeLabel={t('action.close')}>
      <div className={styles['form']}>
        <SelectField
          name="change-field"
          label={t('content.change.field')}
          value={name}
          data-first-focus
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setValue('');
            setRefused(new Map());
          }}
          options={[['', t('desk.choose')], ...fields.map((one) => [one.name, one.label] as const)]}
        />
        {field && field.options.length > 0 && (
          <SelectField
            name="change-value"
            label={t('content.change.value')}
            value={value}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
            options={[['', t('desk.choose')], ...field.options]}
          />
        )}
        {field && field.options.length === 0 && (
          <TextField
            name="change-value"
            label={t('content.change.value')}
            value={value}
            dir="auto"
            maxLength={field.max}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
          />
        )}
      </div>
      {field && (
        <>
          <p role="status">
            {changing.length === 0 ? t('content.change.nothing') : t('content.change.preview', { count: changing.length })}
          </p>
          <ul className={styles['preview']}>
            {changing.map(({ id, title, values }) => (
              <li key={id}>
                <strong>
                  <bdi>{title || t('content.untitled')}</bdi>
                </strong>
                <del>
                  <bdi>{values?.[field.name] || '–'}</bdi>
                </del>
                <ins>
                  <bdi>{wanted || '–'}</bdi>
                </ins>
                {refused.has(id) && <span role="alert">{refused.get(id)}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {field && <StayingRows staying={[{ why: 'already', names: same }]} />}
      <div className={styles['answers']}>
        <Action look="main" disabled={isBusy || changing.length === 0} onClick={() => void change()}>
          {t('content.change.yes', { count: changing.length })}
        </Action>
        <Action onClick={onClose}>{t('action.cancel')}</Action>
      </div>
    </Dialog>
  );
}
