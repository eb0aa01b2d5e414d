import { useLanguage } from '#app/page/texts.ts';
import { Allowed } from '#app/dashboard/rights.tsx';
import { Action, DownloadLink } from '#app/dashboard/ui/action.tsx';
import { FilterForm } from '#app/dashboard/ui/filter-form.tsx';
import { useIsTable, ViewSwitch } from '#app/dashboard/ui/view-switch.tsx';
import frame from '#app/dashboard/ui/field-frame.module.css';
import { opens } from '#app/dashboard/shell/openers.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { ListView } from './views.ts';
import styles from './list-tools.module.css';

/** Find by text, by a missing translation, by being hidden; and add. The filter is part of the address. */
export function ListTools({ list: { filter, total, collection }, onAdd }: { list: ListView; onAdd: (() => void) | undefined }) {
  const t = useTexts();
  const language = useLanguage();
  const isTable = useIsTable();
  const shown = new URLSearchParams({
    collection: collection.name,
    ...(filter.text && { text: filter.text }),
    ...(filter.missing && { missing: 'any' }),
    ...(filter.hidden && { hidden: 'any' }),
    ...(filter.drafts && { drafted: '1' }),
  });
  return (
    <div className={styles['tools']}>
      <FilterForm answersTyping className={styles['filter']}>
        <input
          type="search"
          name="text"
          defaultValue={filter.text}
          aria-label={t('content.filter.text')}
          placeholder={t('content.filter.text')}
          className={frame['control']}
        />
        <label>
          <input type="checkbox" name="missing" value="1" defaultChecked={filter.missing} />
          {t('content.filter.missing')}
        </label>
        <label>
          <input type="checkbox" name="hidden" value="1" defaultChecked={filter.hidden} />
          {t('content.filter.hidden')}
        </label>
        <label>
          <input type="checkbox" name="drafts" value="1" defaultChecked={filter.drafts} />
          {t('content.filter.drafts')}
        </label>
        <output className={styles['count']}>{t('content.count', { count: total })}</output>
      </FilterForm>
      <ViewSwitch />
      {isTable && !collection.hasParent && (
        <Allowed to="exchange.read">
          <DownloadLink look="quiet" href={`/api/${language}/exchange/export?${shown}`}>
            {t('table.export')}
          </DownloadLink>
        </Allowed>
      )}
      {onAdd && (
        <Action look="main" glyph="plus" {...opens(onAdd, ['add', ''])} aria-label={`${t('action.add')}: ${collection.label}`}>
          {t('action.add')}
        </Action>
      )}
    </div>
  );
}
