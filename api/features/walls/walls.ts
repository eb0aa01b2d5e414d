import type { Language } from '#content/document.ts';
import { collections } from '#content/index.ts';
import { drawWall } from '#content/wall/draw-wall.ts';
import type { Counts } from '#content/wall/snap.ts';
import { writeSvg } from '#content/wall/write-svg.ts';
import type { Content } from '#api/content/content.ts';
import { wallAsAsked } from '#api/content/wall-as-asked.ts';
import { notFound } from '#api/errors.ts';
import { writeDxf } from './write-dxf.ts';

export type WallFormat = 'svg' | 'dxf';
export type Walls = ReturnType<typeof openWalls>;

/** Drawings of a wall of cabinets, made from the product's specifications whenever somebody asks. */
export function openWalls({ content }: { content: Pick<Content, 'read'> }) {
  return {
    async draw(id: number, format: WallFormat, wanted: Counts, language: Language): Promise<{ text: string; name: string }> {
      const { name, specifications } = await content.read(collections.products, { language, sees: 'published' }, id);
      const counts = wallAsAsked(specifications, wanted);
      const drawing = drawWall(specifications, counts, language);
      if (!drawing) throw notFound();
      const title = `${name} · ${counts.columns} × ${counts.rows}`;
      return {
        text: format === 'svg' ? writeSvg(drawing, title) : writeDxf(drawing),
        name: `wall-${id}-${counts.columns}x${counts.rows}.${format}`,
      };
    },
  };
}
