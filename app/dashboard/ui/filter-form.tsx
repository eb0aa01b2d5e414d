import type { ReactNode } from 'react';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { useAddressFields } from '#app/dashboard/use-address-fields.ts';
import styles from './filter-form.module.css';

type FilterProps = {
  /** Lists that are found quickly answer each letter; the others wait until the words are sent. */
  answersTyping?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Finds in a list. The filter is part of the address: what is chosen counts at once, and an address brings its filter along. */
export function FilterForm({ answersTyping = false, className = styles['filter'], children }: FilterProps) {
  const submit = useSubmit();
  const form = useAddressFields();
  return (
    <Form
      role="search"
      ref={form}
      className={className}
      preventScrollReset
      onChange={(event) => {
        const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'search';
        if (answersTyping || !isTyping) void submit(event.currentTarget, { preventScrollReset: true, replace: true });
      }}
    >
      {children}
      <ShownAsBefore />
    </Form>
  );
}

/** A form with method GET replaces the whole query: how the list is shown stays. */
function ShownAsBefore() {
  const [params] = useSearchParams();
  return ['open', 'view', 'hide', 'show', 'columns', 'sort'].map((name) => {
    const value = params.get(name);
    return value === null ? null : <input key={name} type="hidden" name={name} value={value} />;
  });
}
