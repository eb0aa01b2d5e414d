import * as z from 'zod';
import { CabinetCount } from '#content/wall/cabinet-count.ts';
import { defineRoute, Id } from '#api/http/route.ts';
import type { WallFormat, Walls } from './walls.ts';

const TYPES = { svg: 'image/svg+xml; charset=utf-8', dxf: 'image/vnd.dxf' } as const satisfies Record<WallFormat, string>;

/** The wall that is drawn where nobody says which. */
const USUAL = { columns: 4, rows: 4 } as const;

const Wanted = z.strictObject({
  columns: CabinetCount.default(USUAL.columns).describe('cabinets side by side; halves where the product has them'),
  rows: CabinetCount.default(USUAL.rows),
});

export function wallRoutes(walls: Walls) {
  return (['svg', 'dxf'] as const).map((format) =>
    defineRoute({
      method: 'GET',
      path: `/products/{id}/wall.${format}`,
      access: 'public',
      group: 'products',
      summary: `A wall of cabinets drawn to scale (${format.toUpperCase()}): front and side beside a person, cabinets and cable order`,
      cost: 'list',
      params: z.strictObject({ id: Id }),
      query: Wanted,
      answer: z.any(),
      answersFile: true,
      async handle({ params, query, language, reply }) {
        const { text, name } = await walls.draw(params.id, format, query, language);
        reply.headers({
          'cache-control': 'public, max-age=3600',
          'content-disposition': `attachment; filename="${name}"`,
          'x-content-type-options': 'nosniff',
        });
        return reply.type(TYPES[format]).send(text);
      },
    }),
  );
}
