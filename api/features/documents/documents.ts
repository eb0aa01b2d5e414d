import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { advise, chosenOf } from '#content/advisor/advise.ts';
import { candidateNeeds } from '#content/advisor/candidate-needs.ts';
import type { Question } from '#content/advisor/question.ts';
import { onlySize } from '#content/chosen-size.ts';
import { collections } from '#content/index.ts';
import { asOffered, offeredSizes } from '#content/offered-size.ts';
import type { Share } from '#content/offers/sums.ts';
import { type Compared, readCompared, readShortlist, writeCompared } from '#content/shortlist.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { MOST_COMPARED } from '#content/specifications/compare.ts';
import { USUAL_HOURS } from '#content/wall/running.ts';
import { cabinetOf } from '#content/wall/cabinet.ts';
import { bounded, buildable, type Counts } from '#content/wall/snap.ts';
import type { FileStorage } from '#store/files/storage.ts';
import type { Item } from '#api/content/present.ts';
import type { Content } from '#api/content/content.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import { localTimeIn } from '#api/business-hours/zoned-time.ts';
import { notFound } from '#api/errors.ts';
import { pictureInTurn } from '#api/media/in-turn.ts';
import { readCompany } from '#api/typesetting/company-head.ts';
import type { Sheet } from '#api/typesetting/sheet.ts';
import type { Typesetter } from '#api/typesetting/typesetter.ts';
import { COUNTRIES, type Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { type Advised, adviceSheet } from './advice-sheet.ts';
import { comparisonSheet } from './comparison-sheet.ts';
import { estimateSheet } from './estimate-sheet.ts';
import { specSheet, specSheetOfBoth } from './spec-sheet.ts';
import { wallSheet } from './wall-sheet.ts';

const PICTURE = { width: 900, quality: 74 };
const MOST_PICTURES = 60;

type Parts = {
  content: Pick<Content, 'read' | 'readSome' | 'entryOf'>;
  settings: Pick<SettingsOperations, 'read'>;
  storage: Pick<FileStorage, 'open'>;
  typesetter: Pick<Typesetter, 'typeset'>;
  clock: () => Date;
  vatOf: (country: Country) => Promise<Share>;
  /** The products that could be proposed for a place. */
  candidatesFor: (needs: ReturnType<typeof candidateNeeds>, language: Language) => Promise<(Advised & { image: string })[]>;
};
type Product = Item<typeof collections.products>;
/** One of the sizes offered, in inches; both languages on one sheet. */
type WhichSheet = { size?: number | undefined; isBoth?: boolean };
type Made = { pdf: Uint8Array; name: string };
export type Documents = ReturnType<typeof openDocuments>;

/** Documents that are made of what is published, whenever somebody asks: they are never out of date. */
export function openDocuments({ content, settings, storage, typesetter, clock, vatOf, candidatesFor }: Parts) {
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

  /** The spec sheet of one size of a product, or of all where `index` is none of them. */
  async function specSheetIn(language: Language, whole: Product, index: number): Promise<Sheet> {
    const product = index < 0 ? whole : { ...whole, specifications: onlySize(whole.specifications, index) };
    const [entry, company, picture] = await Promise.all([
      content.entryOf(collections.products, { language, sees: 'published' }, whole.id),
      readCompany(settings, language),
      pictureOf(product.image),
    ]);
    return specSheet(language, { product, day: entry.updatedAt.slice(0, 10), company, picture });
  }

  return {
    /** The sheet of a product, or the name of the file that somebody uploaded instead; one of a size or of both languages is always made. */
    async specSheet(id: number, language: Language, { size, isBoth = false }: WhichSheet): Promise<{ uploaded: string } | Made> {
      const reader = { language, sees: 'published' } as const;
      const whole = await content.read(collections.products, reader, id);
      const index = size === undefined ? -1 : offeredSizes(whole.specifications).indexOf(size);
      if (index < 0 && !isBoth && whole.specsheet) return { uploaded: whole.specsheet };
      const name = `${whole.name}${index < 0 ? '' : ` ${size}`}.pdf`;
      if (!isBoth) return { pdf: await typesetter.typeset(await specSheetIn(language, whole, index)), name };
      const sheetIn = async (one: Language) =>
        specSheetIn(one, await content.read(collections.products, { language: one, sees: 'published' }, id), index);
      const [ar, en] = await Promise.all([sheetIn('ar'), sheetIn('en')]);
      return { pdf: await typesetter.typeset(specSheetOfBoth(language, { ar, en })), name };
    },
    /** Products side by side, as the page compares them. */
    async comparison(products: string, language: Language): Promise<Made> {
      const wanted = readCompared(products, MOST_COMPARED);
      const reader = { language, sees: 'published' } as const;
      const ids = [...new Set(wanted.map(({ id }) => id))];
      const found = new Map((ids.length > 0 ? await content.readSome(collections.products, reader, ids) : []).map((one) => [one.id, one]));
      const columns = await Promise.all(
        wanted.flatMap((compared) => {
          const product = found.get(compared.id);
          return product ? [columnOf(compared, product)] : [];
        }),
      );
      if (columns.length < 2) throw notFound();
      const company = await readCompany(settings, language);
      return {
        pdf: await typesetter.typeset(comparisonSheet(language, columns, company)),
        name: `comparison-${writeCompared(wanted)}.pdf`,
      };

      async function columnOf(compared: Compared, product: Product) {
        const [entry, picture] = await Promise.all([
          content.entryOf(collections.products, reader, product.id),
          pictureOf(product.image || product.banner),
        ]);
        return { compared, product, day: entry.updatedAt.slice(0, 10), picture };
      }
    },
    /** A wall of so many cabinets, as near as it can be built. */
    async wall(id: number, wanted: Counts, language: Language): Promise<Made> {
      const reader = { language, sees: 'published' } as const;
      const product = await content.read(collections.products, reader, id);
      const cabinet = cabinetOf(product.specifications);
      if (!cabinet) throw notFound();
      const counts = bounded({ columns: buildable(wanted.columns, cabinet.step.columns), rows: buildable(wanted.rows, cabinet.step.rows) });
      const [entry, company] = await Promise.all([content.entryOf(collections.products, reader, id), readCompany(settings, language)]);
      const sheet = wallSheet(language, { product, counts, day: entry.updatedAt.slice(0, 10), company });
      if (!sheet) throw notFound();
      return { pdf: await typesetter.typeset(sheet), name: `wall-${id}-${counts.columns}x${counts.rows}.pdf` };
    },
    /** What the advisor proposes for a place, of this product where it would do. */
    async advice(id: number, { question, country }: { question: Question; country: Country }, language: Language): Promise<Made> {
      const [candidates, group, company] = await Promise.all([
        candidatesFor(candidateNeeds(question), language),
        settings.read(settingsGroups.advisor, language),
        readCompany(settings, language, country),
      ]);
      const proposal = chosenOf(advise(question, candidates), id);
      if (proposal?.candidate.id !== id) throw notFound();
      const { hours_per_day, tariff_sa, tariff_ae } = group;
      const running = { hours: hours_per_day ?? USUAL_HOURS, tariffs: { sa: tariff_sa, ae: tariff_ae } };
      const { day } = localTimeIn(COUNTRIES[country].timeZone, clock());
      const picture = await pictureOf(proposal.candidate.image);
      const sheet = adviceSheet(language, { proposal, question, country, running, day, company, picture });
      return { pdf: await typesetter.typeset(sheet), name: `advice-${id}.pdf` };
    },
    /** A visitor's list at the prices of today. */
    async estimate(products: string, country: Country, language: Language): Promise<Made> {
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
