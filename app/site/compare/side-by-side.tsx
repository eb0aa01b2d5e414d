import { useId } from 'react';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { comparePath } from './compare-path.ts';
import { CompareTable } from './compare-table.tsx';
import type { SideBySide as Compared } from './load-side-by-side.server.ts';

/** Under the columns of a category: the facts all of them have in common, row by row. */
export function SideBySide({ compared: { products, groups } }: { compared: Compared }) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  if (products.length < 2 || groups.length === 0) return null;
  const full = comparePath(
    products.map(({ id }) => ({ id })),
    language,
  );
  return (
    <Section tone="light" labelledBy={id}>
      <Container>
        <Heading
          id={id}
          size="m"
          spaced
          aside={
            <LinkButton to={full} icon={<Icon name="arrow-right" flips />}>
              {t('site.compare.full')}
            </LinkButton>
          }
        >
          {t('site.compare.shared')}
        </Heading>
        <CompareTable products={products} groups={groups} isUnderProducts />
      </Container>
    </Section>
  );
}
