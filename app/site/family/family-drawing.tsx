import { useId } from 'react';
import type { FamilyKind } from '#content/specifications/family.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import { useTexts } from '#app/page/texts.ts';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { DistancesDrawing } from './distances-drawing.tsx';
import { SizesDrawing } from './sizes-drawing.tsx';
import styles from './family-drawing.module.css';

export type FamilyMember = { name: string; specifications: Specifications };

/** What a family is chosen by, all its products on one sheet, to scale. */
export function FamilyDrawing({ kind, products }: { kind: FamilyKind | undefined; products: readonly FamilyMember[] }) {
  const t = useTexts();
  const id = useId();
  if (!kind) return null;
  const [drawn, Drawing] = kind === 'sizes' ? (['sizes', SizesDrawing] as const) : (['distances', DistancesDrawing] as const);
  return (
    <Section labelledBy={id}>
      <Container className={styles['family']}>
        <Heading size="m" id={id} lead={<MixedText text={t(`site.catalogue.${drawn}Lead`)} />}>
          {t(`site.catalogue.${drawn}`)}
        </Heading>
        <div className={styles['drawing']}>
          <Drawing products={products} />
        </div>
      </Container>
    </Section>
  );
}
