import { usePageFacts } from '#app/page/page-facts.ts';
import type { ShellData } from '#app/site/shell/shell-data.ts';
import { Foreign } from '#app/ui/foreign/foreign.tsx';
import styles from './print-head.module.css';

/** On paper only: whose page this is, how to reach them, when it was printed and where it stands. Date and address are of the moment. */
export function PrintHead({ shell: { site, contacts, origin } }: { shell: ShellData }) {
  const { pathname } = usePageFacts();
  // Whoever has the address of an offer can accept it, and paper lies about.
  const isPersonal = /^(?:\/en)?\/offer\//.test(pathname);
  return (
    <div className={styles['head']} aria-hidden="true">
      <strong>{site.name}</strong>
      {(['sa', 'ae'] as const).map((country) => (
        <span key={country} data-only-country={country}>
          <Foreign>{contacts[country].phone}</Foreign>
        </span>
      ))}
      <span data-print-date="" />
      {!isPersonal && (
        <bdi dir="ltr" data-print-address="">
          {origin + pathname}
        </bdi>
      )}
    </div>
  );
}
