import { createHash } from 'node:crypto';
import * as z from 'zod';
import { defineRoute, Id } from '#api/http/route.ts';
import type { ModelFormat, Models } from './models.ts';

const TYPES = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' } as const satisfies Record<ModelFormat, string>;
/** More cabinets than any wall the advisor plans. */
const MOST_CABINETS = 400;
const MOST_SIZES = 20;
const OR_HALF = /^\d{1,9}(?:\.5)?$/;

function count(most: number, written = /^\d{1,9}$/) {
  return z
    .string()
    .regex(written, { error: 'not-a-number' })
    .transform(Number)
    .pipe(z.number().max(most, { error: 'out-of-range' }))
    .optional();
}

const Wanted = z.strictObject({
  columns: count(MOST_CABINETS, OR_HALF).describe('cabinets side by side, together with rows; halves where the product has them'),
  rows: count(MOST_CABINETS, OR_HALF),
  size: count(MOST_SIZES).describe('which of the sizes offered, counted from 0'),
});

export function modelRoutes(models: Models) {
  return (['glb', 'usdz'] as const).map((format) =>
    defineRoute({
      method: 'GET',
      path: `/products/{id}/model.${format}`,
      access: 'public',
      group: 'products',
      summary: `A product at true size as a 3D model (${format.toUpperCase()}), with a picture in the language of the base`,
      cost: 'list',
      params: z.strictObject({ id: Id }),
      query: Wanted,
      answer: z.any(),
      answersFile: true,
      async handle({ params, query, language, request, reply }) {
        const bytes = await models.make(params.id, format, query, language);
        const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
        reply.headers({ etag, 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' });
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        return reply.type(TYPES[format]).send(bytes);
      },
    }),
  );
}
