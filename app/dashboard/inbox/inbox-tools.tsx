import { useSearchParams } from 'react-router';
import { useLanguage } from '#app/page/texts.ts';
import { GuardedDownload } from '#app/dashboard/shell/guarded-download.tsx';
import { ActionLink } from '#app/dashboard/ui/action.tsx';
import { FilterForm } from '#app/dashboard/ui/filter-form.tsx';
import { FoldedFilters } from '#app/dashboard/ui/folded-filters.tsx';
import { OwnerFilter } from '#app/dashboard/ui/owner-fields.tsx';
import { ViewSwitch } from '#app/dashboard/ui/view-switch.tsx';
import { SelectField, TextField } from '#app/dashboard/ui/text-field.tsx';
import { askedOf } from '#app/dashboard/asked-of.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { COUNTRY_CODES, KINDS, STATUSES } from './lead-texts.ts';
import type { InboxView } from './load-inbox.server.ts';
import styles from './inbox.module.css';

/** Find by words in any script, by kind, status, country, owner and day. On a phone all but the words is folded away. */
export function InboxTools({ filter, total, users }: Pick<InboxView, 'filter' | 'total' | 'users'>) {
  const t = useTexts();
  const language = useLanguage();
  const [params] = useSearchParams();
  const all = ['', t('inbox.filter.all')] as const;
  const given = (name: keyof typeof filter) => ({ name, defaultValue: String(filter[name] ?? '') });
  const asked = askedOf(params);
  return (
    <div className={styles['tools']}>
      <FilterForm className={styles['filter']}>
        <TextField {...given('search')} type="search" label={t('inbox.search')} dir="auto" enterKeyHint="search" />
        <FoldedFilters>
          <SelectField
            {...given('kind')}
            label={t('inbox.filter.kind')}
            options={[all, ...KINDS.map((kind) => [kind, t(`inbox.kind.${kind}`)] as const)]}
          />
          <SelectField
            {...given('status')}
            label={t('inbox.filter.status')}
            options={[all, ...STATUSES.map((status) => [status, t(`inbox.status.${status}`)] as const)]}
          />
          <SelectField
            {...given('country')}
            label={t('inbox.filter.country')}
            options={[all, ...COUNTRY_CODES.map((code) => [code, t(`inbox.country.${code}`)] as const)]}
          />
          <OwnerFilter users={users} defaultValue={filter.owner} />
          <SelectField
            {...given('waiting')}
            label={t('desk.waiting')}
            options={[all, ['late', t('desk.waiting.late')], ['due', t('desk.waiting.due')]]}
          />
          <TextField {...given('from')} type="date" label={t('inbox.filter.from')} />
          <TextField {...given('until')} type="date" label={t('inbox.filter.until')} />
        </FoldedFilters>
      </FilterForm>
      <p className={styles['summary']}>
        <output>{t('inbox.count', { count: total })}</output>
        {asked.size > 0 && (
          <ActionLink look="quiet" to="?">
            {t('inbox.filter.clear')}
          </ActionLink>
        )}
        <ViewSwitch />
        <GuardedDownload look="quiet" href={`/api/${language}/inbox/export?${asked}`}>
          {t('table.export')}
        </GuardedDownload>
      </p>
    </div>
  );
}
