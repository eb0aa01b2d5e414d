import type { ReactNode } from 'react';
import { Container, Section } from '#app/ui/layout/section.tsx';
import type { Crumb } from '#app/site/catalogue/trail/crumb.ts';
import { Trail } from '#app/site/catalogue/trail/trail.tsx';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import styles from './page-top.module.css';

/** The way here, the page's name, and what stands on its first screen. */
export function PageTop({
  item,
  crumbs,
  strip,
  children,
}: {
  item: { name: string; fallback: readonly string[] };
  crumbs: readonly Crumb[];
  strip: ReactNode;
  children: ReactNode;
}) {
  return (
    <Section room="flush">
      <div className={styles['top']}>
        <Container className={styles['head']}>
          <Trail crumbs={crumbs} here={item.name} />
          <h1 className={styles['name']}>
            <FieldText of={item} field="name" />
          </h1>
          {strip}
        </Container>
        {children}
      </div>
    </Section>
  );
}
