import type { Language } from '#content/document.ts';
import { collections } from '#content/index.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import { cabinetOf } from '#content/wall/cabinet.ts';
import type { Content } from '#api/content/content.ts';
import { wallAsAsked } from '#api/content/wall-as-asked.ts';
import { AppError, type FieldCode, notFound } from '#api/errors.ts';
import { modelScene, type Wanted } from './model-scene.ts';
import { screenPicture } from './screen-picture.ts';
import { writeGlb } from './write-glb.ts';
import { writeUsdz } from './write-usdz.ts';

export type ModelFormat = 'glb' | 'usdz';
export type Models = ReturnType<typeof openModels>;

/** A product at true size, made from its specifications whenever somebody asks: it costs a millisecond and is never out of date. */
export function openModels({ content }: { content: Pick<Content, 'read'> }) {
  return {
    async make(id: number, format: ModelFormat, wanted: Wanted, language: Language): Promise<Buffer> {
      const product = await content.read(collections.products, { language, sees: 'published' }, id);
      checkAsked(product.specifications, wanted);
      const scene = modelScene(product.specifications, wanted);
      if (!scene) throw notFound();
      const picture = await screenPicture(language, scene);
      return format === 'glb' ? writeGlb(scene, picture, product.name) : writeUsdz(scene, picture);
    },
  };
}

/** A wall has columns and rows, everything else one of its sizes. */
function checkAsked(specifications: Specifications, { columns, rows, size }: Wanted): void {
  const isWall = cabinetOf(specifications) !== undefined;
  if (size !== undefined && (isWall || size >= (specifications.sizes?.length ?? 1))) throw wrong({ size: 'not-offered' });
  if (columns === undefined && rows === undefined) return;
  if (!isWall) throw wrong({ [columns === undefined ? 'rows' : 'columns']: 'not-offered' });
  if (columns === undefined) throw wrong({ columns: 'required' });
  if (rows === undefined) throw wrong({ rows: 'required' });
  wallAsAsked(specifications, { columns, rows });
}

function wrong(fields: Readonly<Record<string, FieldCode>>): AppError {
  return new AppError('malformed', { fields });
}
