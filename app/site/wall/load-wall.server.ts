import { collections } from '#content/index.ts';
import { namesOf, tableOf } from '#content/known.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { PLACES } from '#content/specifications/places.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import { cabinetOf } from '#content/wall/cabinet.ts';
import { drawWall } from '#content/wall/draw-wall.ts';
import { figuresOf } from '#content/wall/figures.ts';
import { isInRoom } from '#content/wall/in-room.ts';
import { nearestWall } from '#content/wall/nearest-product.ts';
import { readRunning, USUAL_HOURS } from '#content/wall/running.ts';
import { readWall, typedWall } from '#content/wall/read-wall.ts';
import { writeSvg } from '#content/wall/write-svg.ts';
import { keysOf } from '#app/page/messages.server.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import { wholeNumber } from '#app/page/whole-number.ts';

export type WallData = Awaited<ReturnType<typeof loadWall>>;
export type Built = NonNullable<WallData['built']>;

/** Whatever the address says: a wall that can be built, and why it is not the one that was asked for. */
export async function loadWall(page: PageArgs) {
  const { operations, reader, language, url, pseudoLocale } = page;
  const typed = typedWall(url.searchParams);
  const id = wholeNumber(typed.product);
  const [[asked], walls, settings, vatSa, vatAe] = await Promise.all([
    id === undefined ? [] : operations.content.readSome(collections.products, reader, [id]),
    operations.products.walls(language),
    operations.settings.read(settingsGroups.advisor, language),
    operations.offers.vatOf('sa'),
    operations.offers.vatOf('ae'),
  ]);
  const isWall = asked && cabinetOf(asked.specifications) !== undefined;
  const chosen = isWall ? asked : nearestWall(asked?.specifications, walls);
  const texts = tableOf(namesOf(PLACES), (place) => PLACES[place][language]);
  const { tariff_sa, tariff_ae, hours_per_day } = settings;
  return {
    typed,
    places: pseudoLocale ? keysOf(texts) : texts,
    products: walls.map(({ id: wall, name }) => ({ id: wall, name })),
    /** Why another product is shown than was asked for. */
    instead: isWall ? undefined : !typed.product ? ('none' as const) : asked ? ('no-wall' as const) : ('unknown' as const),
    askedName: asked?.name ?? typed.product ?? '',
    running: readRunning(typed, { hours: hours_per_day ?? USUAL_HOURS, tariffs: { sa: tariff_sa, ae: tariff_ae } }),
    /** The VAT of today, as offers have it. */
    vat: { sa: vatSa, ae: vatAe },
    built: chosen && build(chosen),
  };

  function build(product: { id: number; name: string; image: string; specifications: Specifications }) {
    const { id: own, name, image, specifications } = product;
    const cabinet = cabinetOf(specifications);
    const read = cabinet && readWall(typed, cabinet);
    const drawing = read && drawWall(specifications, read, language, 'narrow');
    const figures = read && figuresOf(specifications, read);
    if (!drawing || !figures) return undefined;
    return {
      product: { id: own, name, image, specifications },
      read,
      figures,
      svg: writeSvg(drawing, `${name} · ${read.columns} × ${read.rows}`),
      isInRoom: isInRoom(read.place, specifications),
    };
  }
}
