import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { onlySize } from '#content/chosen-size.ts';
import { offeredSizes } from '#content/offered-size.ts';
import { collections } from '#content/index.ts';
import { asOffered } from '#content/offered-size.ts';
import type { Share } from '#content/offers/sums.ts';
import { readShortlist } from '#content/shortlist.ts';
import type { FileStorage } from '#store/files/storage.ts';
import type { Content } from '#api/content/content.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import { localTimeIn } from '#api/business-hours/zoned-time.ts';
import { notFound } from '#api/errors.ts';
import { pictureInTurn } from '#api/media/in-turn.ts';
import { readCompany } from '#api/typesetting/company-head.ts';
import type { Typesetter } from '#api/typesetting/typesetter.ts';
import { COUNTRIES, type Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { estimateSheet } from './estimate-sheet.ts';
import { specSheet } from './spec-sheet.ts';

const PICTURE = { width: 900, quality: 74 };
const MOST_PICTURES = 60;

type Parts = {
  content: Pick<Content, 'read' | 'readSome' | 'entryOf'>;
  settings: Pick<SettingsOperations, 'read'>;
  storage: Pick<FileStorage, 'open'>;
  typesetter: Pick<Typesetter, 'typeset'>;
  clock: () => Date;
  vatOf: (country: Country) => Promise<Share>;
};
export type Documents = ReturnType<typeof openDocuments>;

/** Documents that are made of what is published, whenever somebody asks: they are never out of date. */
export function openDocuments({ content, settings, storage, typesetter, clock, vatOf }: Parts) {
  const pictures = new LRUCache<string, Promise<Uint8Array | undefined>>({ max: MOST_PICTURES });

  /** As paper needs it. Bytes under a name never change, so it is made once. */
  async function pictureOf(name: string): Promise<Uint8Array | undefined> {
    const known = pictures.get(name);
    if (name === '' || known) return known;
    const made = pictureInTurn(async () => {
      const opened = await storage.open(name);
      if (!opened) return undefined;
      const picture = sharp(await buffer(opened.stream)).resize({ width: PICTURE.width, withoutEnlargement: true });
      return new Uint8Array(await picture.jpeg({ quality: PICTURE.quality }).toBuffer());
    });
    pictures.set(name, made);
    made.catch(() => pictures.delete(name));
    return made;
  }

  return {
    /** The sheet of a product, or the name of the file that somebody uploaded instead. */
    async specSheet(id: number, language: Language, size?: number): Promise<{ uploaded: string } | { pdf: Uint8Array; name: string }> {
      const reader = { language, sees: 'published' } as const;
      const whole = await content.read(collections.products, reader, id);
      const index = size === undefined ? -1 : offeredSizes(whole.specifications).indexOf(size);
      if (index < 0 && whole.specsheet) return { uploaded: whole.specsheet };
      const product = index < 0 ? whole : { ...whole, specifications: onlySize(whole.specifications, index) };
      const [entry, company, picture] = await Promise.all([
        content.entryOf(collections.products, reader, id),
        readCompany(settings, language),
        pictureOf(product.image),
      ]);
      const sheet = specSheet(language, { product, day: entry.updatedAt.slice(0, 10), company, picture });
      return { pdf: await typesetter.typeset(sheet), name: `${product.name}${index < 0 ? '' : ` ${size}`}.pdf` };
    },
    /** A visitor's list at the prices of today. */
    async estimate(products: string, country: Country, language: Language): Promise<{ pdf: Uint8Array; name: string }> {
      const list = readShortlist(products);
      const reader = { language, sees: 'published' } as const;
      const found = list.length > 0 ? await content.readSome(collections.products, reader, [...new Set(list.map(({ id }) => id))]) : [];
      const byId = new Map(found.map((product) => [product.id, product]));
      const rows = list.flatMap((kept) => {
        const product = byId.get(kept.id);
        return product ? [{ kept: asOffered(kept, product.specifications), product }] : [];
      });
      if (rows.length === 0) throw notFound();
      const [vat, company] = await Promise.all([vatOf(country), readCompany(settings, language, country)]);
      const { day } = localTimeIn(COUNTRIES[country].timeZone, clock());
      const sheet = estimateSheet(language, { rows, country, vat, day, company });
      return { pdf: await typesetter.typeset(sheet), name: `lamha-${day}.pdf` };
    },
  };
}
