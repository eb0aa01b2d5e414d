import { layOut } from '#content/advisor/wall.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import { Container, Section } from '#app/ui/layout/section.tsx';
import type { Chosen } from '#content/chosen-size.ts';
import type { Wall } from '#content/advisor/wall.ts';
import { OwnPlace } from './own-place.tsx';

type ProductProps = { product: { id: number; name: string; image: string; specifications: Specifications }; chosen: Chosen };

/** On a product's page, where its specifications say enough for a model. */
export function ProductInPlace({ product, chosen }: ProductProps) {
  if (!layOut(product.specifications, { least: { height: 0 } })) return null;
  return (
    <Section tone="light" room="small">
      <Container>
        <div data-sized="place">
          <OwnPlace product={product} {...(chosen && { shape: shapeOf(chosen) })} />
        </div>
      </Container>
    </Section>
  );
}

/** The model of exactly what is chosen. */
function shapeOf(chosen: NonNullable<Chosen>): Wall['built'] {
  if ('wall' in chosen) return { columns: chosen.wall[0], rows: chosen.wall[1], cabinet: [0, 0] };
  return { size: chosen.index, inches: chosen.size };
}
