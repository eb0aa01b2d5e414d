import { useSearchParams } from 'react-router';
import { useLanguage } from '#app/page/texts.ts';
import { GuardedDownload } from '#app/dashboard/shell/guarded-download.tsx';
import { ActionLink } from '#app/dashboard/ui/action.tsx';
import { FilterForm } from '#app/dashboard/ui/filter-form.tsx';
import { FoldedFilters } from '#app/dashboard/ui/folded-filters.tsx';
import { OwnerFilter, type Staff } from '#app/dashboard/ui/owner-fields.tsx';
import { SelectField, TextField } from '#app/dashboard/ui/text-field.tsx';
import { askedOf } from '#app/dashboard/asked-of.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from '#app/dashboard/inbox/inbox.module.css';

const STATES = ['draft', 'sent', 'seen', 'accepted', 'declined', 'expired'] as const;

type Filter = { [Name in 'search' | 'state' | 'country' | 'owner']?: string | undefined };

/** The filter is part of the address. */
export function OfferTools({ filter, total, users }: { filter: Filter; total: number; users: Staff }) {
  const t = useTexts();
  const language = useLanguage();
  const [params] = useSearchParams();
  const all = ['', t('offers.filter.all')] as const;
  const given = (name: keyof Filter) => ({ name, defaultValue: filter[name] ?? '' });
  const asked = askedOf(params);
  return (
    <div className={styles['tools']}>
      <FilterForm className={styles['filter']}>
        <TextField {...given('search')} type="search" label={t('offers.search')} dir="auto" enterKeyHint="search" />
        <FoldedFilters>
          <SelectField
            {...given('state')}
            label={t('offers.state')}
            options={[all, ...STATES.map((state) => [state, t(`offers.state.${state}`)] as const)]}
          />
          <SelectField
            {...given('country')}
            label={t('offers.country')}
            options={[all, ...(['sa', 'ae'] as const).map((code) => [code, t(`offers.country.${code}`)] as const)]}
          />
          <OwnerFilter users={users} defaultValue={filter.owner} />
        </FoldedFilters>
      </FilterForm>
      <p className={styles['summary']}>
        <output>{t('offers.count', { count: total })}</output>
        {asked.size > 0 && (
          <ActionLink look="quiet" to="?">
            {t('offers.filter.clear')}
          </ActionLink>
        )}
        <GuardedDownload look="quiet" href={`/api/${language}/offers/export?${asked}`}>
          {t('table.export')}
        </GuardedDownload>
      </p>
    </div>
  );
}
