import { LookSection } from '#app/looks/parts/look-section.tsx';
import { Foreign } from '#app/ui/foreign/foreign.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { LoadedProof } from './load-proof.server.ts';
import styles from './proof.module.css';

/** What happens after the switch is turned on, and who has checked that it does. */
export function Assurances({ proof }: { proof: LoadedProof }) {
  const { service_heading, service, certificates_heading, certificates } = proof;
  return (
    <>
      {service.length > 0 && (
        <LookSection heading={service_heading} tone="light" size="m">
          <ul className={styles['service']}>
            {service.map(({ title, text, drawing }) => (
              <li key={title} className={styles['promise']}>
                {drawing && <Icon svg={drawing} />}
                <h3>
                  <MixedText text={title} />
                </h3>
                <p>
                  <MixedText text={text} />
                </p>
              </li>
            ))}
          </ul>
        </LookSection>
      )}
      {certificates.length > 0 && (
        <LookSection heading={certificates_heading} tone="light" size="m">
          <dl className={styles['certificates']}>
            {certificates.map(({ title, text }) => (
              <div key={title}>
                <dt>
                  <Foreign>{title}</Foreign>
                </dt>
                <dd>
                  <MixedText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </LookSection>
      )}
    </>
  );
}
