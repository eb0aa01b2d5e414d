import { Link, useSearchParams } from 'react-router';
import { FilterForm } from '#app/dashboard/ui/filter-form.tsx';
import { SelectField, TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { ModerationView } from './load-moderation.server.ts';
import { KINDS, SHELVES } from './shelves.ts';
import styles from './moderation.module.css';

type Props = { filter: ModerationView['filter']; counts: ModerationView['page']['counts'] };

/** One tab per state, with how much waits in those that somebody should look at; below, kind and words. */
export function ModerationTools({ filter, counts }: Props) {
  const t = useTexts();
  const [params] = useSearchParams();
  const waiting: Readonly<Record<string, number>> = counts;
  const to = (state: string) => {
    const next = new URLSearchParams(params);
    next.set('state', state);
    next.delete('below');
    return `?${next}`;
  };
  return (
    <div className={styles['tools']}>
      <nav aria-label={t('moderation.states')} className={styles['tabs']}>
        {SHELVES.map((shelf) => (
          <Link key={shelf} to={to(shelf)} aria-current={shelf === filter.state ? 'page' : undefined}>
            {t(`moderation.state.${shelf}`)}
            {waiting[shelf] ? <span className={styles['count']}>{waiting[shelf]}</span> : null}
          </Link>
        ))}
      </nav>
      <FilterForm>
        <input type="hidden" name="state" value={filter.state} />
        <TextField
          name="search"
          type="search"
          label={t('moderation.search')}
          defaultValue={filter.search}
          dir="auto"
          enterKeyHint="search"
        />
        <SelectField
          name="kind"
          label={t('moderation.kind')}
          defaultValue={filter.kind ?? ''}
          options={[['', t('moderation.kind.all')], ...KINDS.map((kind) => [kind, t(`moderation.kind.${kind}`)] as const)]}
        />
      </FilterForm>
    </div>
  );
}
