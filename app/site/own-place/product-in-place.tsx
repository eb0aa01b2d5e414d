import { layOut } from '#content/advisor/wall.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { OwnPlace } from './own-place.tsx';

type ProductProps = { product: { id: number; name: string; image: string; specifications: Specifications } };

/** On a product's page, where its specifications say enough for a model. */
export function ProductInPlace({ product }: ProductProps) {
  if (!layOut(product.specifications, { least: { height: 0 } })) return null;
  return (
    <Section tone="light" room="small">
      <Container>
        <OwnPlace product={product} />
      </Container>
    </Section>
  );
}
