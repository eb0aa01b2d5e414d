import { Form, useSearchParams, useSubmit } from 'react-router';
import { useLanguage } from '#app/site/texts.ts';
import { ActionLink } from '#app/dashboard/ui/action.tsx';
import { SelectField, TextField } from '#app/dashboard/ui/text-field.tsx';
import { useAddressFields } from '#app/dashboard/use-address-fields.ts';
import { useWords } from '#app/dashboard/words.ts';
import { COUNTRY_CODES, KINDS, STATUSES } from './lead-words.ts';
import type { InboxView } from './load-inbox.server.ts';
import styles from './inbox.module.css';

/** Find by words in any script, by kind, status, country and day. The filter is part of the address. */
export function InboxTools({ filter, total }: Pick<InboxView, 'filter' | 'total'>) {
  const t = useWords();
  const language = useLanguage();
  const submit = useSubmit();
  const [params] = useSearchParams();
  const form = useAddressFields();
  const all = ['', t('inbox.filter.all')] as const;
  const given = (name: keyof typeof filter) => ({ name, defaultValue: String(filter[name] ?? '') });
  const asked = new URLSearchParams([...params].filter(([name, value]) => name !== 'page' && value !== ''));
  return (
    <div className={styles['tools']}>
      <Form
        role="search"
        ref={form}
        className={styles['filter']}
        preventScrollReset
        onChange={(event) => {
          const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'search';
          if (!isTyping) void submit(event.currentTarget, { preventScrollReset: true, replace: true });
        }}
      >
        <TextField {...given('search')} type="search" label={t('inbox.search')} dir="auto" enterKeyHint="search" />
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
        <TextField {...given('from')} type="date" label={t('inbox.filter.from')} />
        <TextField {...given('until')} type="date" label={t('inbox.filter.until')} />
      </Form>
      <p className={styles['summary']}>
        <output>{t('inbox.count', { count: total })}</output>
        {asked.size > 0 && (
          <ActionLink look="quiet" to="?">
            {t('inbox.filter.clear')}
          </ActionLink>
        )}
        <a className={styles['export']} href={`/api/${language}/inbox/export?${asked}`} download>
          {t('inbox.export')}
        </a>
      </p>
    </div>
  );
}
