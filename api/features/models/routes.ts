import { createHash } from 'node:crypto';
import * as z from 'zod';
import { CabinetCount } from '#content/wall/cabinet-count.ts';
import { defineRoute, Id } from '#api/http/route.ts';
import type { ModelFormat, Models } from './models.ts';

const TYPES = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' } as const satisfies Record<ModelFormat, string>;
const MOST_SIZES = 20;

const Wanted = z.strictObject({
  columns: CabinetCount.optional().describe('cabinets side by side, together with rows; halves where the product has them'),
  rows: CabinetCount.optional(),
  size: z
    .string()
    .regex(/^\d{1,9}$/, { error: 'not-a-number' })
    .transform(Number)
    .pipe(z.number().max(MOST_SIZES, { error: 'out-of-range' }))
    .optional()
    .describe('which of the sizes offered, counted from 0'),
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
