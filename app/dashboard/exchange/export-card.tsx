import { useId, useState } from 'react';
import { useLanguage } from '#app/page/texts.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import select from '#app/ui/field/select.module.css';
import { FieldFrame } from '#app/dashboard/ui/field-frame.tsx';
import frame from '#app/dashboard/ui/field-frame.module.css';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from '#app/dashboard/ui/panel.module.css';

type Group = { collection: string; label: string; records: readonly { id: number; title: string }[] };

export function ExportCard({ groups }: { groups: readonly Group[] }) {
  const t = useTexts();
  const id = useId();
  const language = useLanguage();
  const [scope, setScope] = useState('');
  return (
    <section className={styles['card']} id="export" data-wide>
      <h2>{t('exchange.export')}</h2>
      <p>{t('exchange.export.lead')}</p>
      <div className={styles['row']}>
        <FieldFrame id={id} label={t('exchange.scope')}>
          {(ties) => (
            <select
              className={`${frame['control']} ${select['select']}`}
              value={scope}
              onChange={(event) => setScope(event.currentTarget.value)}
              {...ties}
            >
              <option value="">{t('exchange.everything')}</option>
              {groups.map(({ collection, label, records }) => (
                <optgroup key={collection} label={label}>
                  <option value={`?collection=${collection}`}>{t('exchange.all-of', { label })}</option>
                  {records.map((record) => (
                    <option key={record.id} value={`?collection=${collection}&id=${record.id}`}>
                      {record.title || `#${record.id}`}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </FieldFrame>
        <Action look="main" glyph="download" onClick={() => location.assign(`/api/${language}/exchange/export${scope}`)}>
          {t('exchange.download')}
        </Action>
      </div>
    </section>
  );
}
