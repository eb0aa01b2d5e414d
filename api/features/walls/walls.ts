import type { Language } from '#content/document.ts';
import { collections } from '#content/index.ts';
import { cabinetOf } from '#content/wall/cabinet.ts';
import { drawWall } from '#content/wall/draw-wall.ts';
import { bounded, buildable, type Counts } from '#content/wall/snap.ts';
import { writeSvg } from '#content/wall/write-svg.ts';
import type { Content } from '#api/content/content.ts';
import { notFound } from '#api/errors.ts';
import { writeDxf } from './write-dxf.ts';

export type WallFormat = 'svg' | 'dxf';
export type Walls = ReturnType<typeof openWalls>;

/** Drawings of a wall of cabinets, made from the product's specifications whenever somebody asks. */
export function openWalls({ content }: { content: Pick<Content, 'read'> }) {
  return {
    async draw(id: number, format: WallFormat, wanted: Counts, language: Language): Promise<{ text: string; name: string }> {
      const { name, specifications } = await content.read(collections.products, { language, sees: 'published' }, id);
      const cabinet = cabinetOf(specifications);
      if (!cabinet) throw notFound();
      const counts = bounded({ columns: buildable(wanted.columns, cabinet.step.columns), rows: buildable(wanted.rows, cabinet.step.rows) });
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
