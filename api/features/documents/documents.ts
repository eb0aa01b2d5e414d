import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { advise, chosenOf } from '#content/advisor/advise.ts';
import { candidateNeeds } from '#content/advisor/candidate-needs.ts';
import type { Question } from '#content/advisor/question.ts';
import { onlySize } from '#content/chosen-size.ts';
import { collections } from '#content/index.ts';
import { LANGUAGES } from '#content/languages.ts';
import { asOffered, isChanged } from '#content/as-offered.ts';
import { offeredSizes } from '#content/offered-size.ts';
import type { Share } from '#content/offers/sums.ts';
import { type Compared, leftOutOf, readCompared, readShortlist, unreadIn, writeCompared } from '#content/shortlist.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { MOST_COMPARED } from '#content/specifications/compare.ts';
import { USUAL_HOURS } from '#content/wall/running.ts';
import type { Counts } from '#content/wall/snap.ts';
import type { FileStorage } from '#store/files/storage.ts';
import type { Item } from '#api/content/present.ts';
import type { Content } from '#api/content/content.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import { localTimeIn } from '#api/business-hours/zoned-time.ts';
import { wallAsAsked } from '#api/content/wall-as-asked.ts';
import { AppError, type FieldCode, notFound } from '#api/errors.ts';
import { pictureInTurn } from '#api/media/in-turn.ts';
import { readCompany } from '#api/typesetting/company-head.ts';
import { sheetOfBoth } from '#api/typesetting/both-languages.ts';
import { sharedBytes } from '#api/typesetting/shared-bytes.ts';
import type { PlainSheet } from '#api/typesetting/sheet.ts';
import type { TypesetPdf, Typesetter } from '#api/typesetting/typesetter.ts';
import { COUNTRIES, type Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { type Advised, adviceSheet } from './advice-sheet.ts';
import { comparisonSheet } from './comparison-sheet.ts';
import { estimateSheet } from './estimate-sheet.ts';
import { specSheet } from './spec-sheet.ts';
import { wallSheet } from './wall-sheet.ts';

/** In pixels: over half a page, and in one of several columns. */
const WIDTHS = { page: 900, column: 480 } as const;
const QUALITY = 74;
const MOST_PICTURES = 100;

type Parts = {
  content: Pick<Content, 'read' | 'readSome'>;
  settings: Pick<SettingsOperations, 'read'>;
  storage: Pick<FileStorage, 'open'>;
  typesetter: Pick<Typesetter, 'typeset'>;
  clock: () => Date;
  vatOf: (country: Country) => Promise<Share>;
  candidatesFor: (needs: ReturnType<typeof candidateNeeds>, language: Language) => Promise<(Advised & { image: string })[]>;
};
type Product = Item<typeof collections.products>;
type Wanted = { language: Language; isBoth?: boolean };
type Made = TypesetPdf & { name: string };
export type Documents = ReturnType<typeof openDocuments>;

/** Documents that are made of what is published, whenever somebody asks: they are never out of date. */
export function openDocuments({ content, settings, storage, typesetter, clock, vatOf, candidatesFor }: Parts) {
  const pictures = new LRUCache<string, Promise<Uint8Array | undefined>>({ max: MOST_PICTURES });

  /** As paper needs it. Bytes under a name never change, so it is made once. */
  async function pictureOf(name: string, use: keyof typeof WIDTHS = 'page'): Promise<Uint8Array | undefined> {
    const key = `${use} ${name}`;
    const known = pictures.get(key);
    if (name === '' || known) return known;
    const made = pictureInTurn(async () => {
      const opened = await storage.open(name);
      if (!opened) return undefined;
      const picture = sharp(await buffer(opened.stream)).resize({ width: WIDTHS[use], withoutEnlargement: true });
      return sharedBytes(await picture.jpeg({ quality: QUALITY }).toBuffer());
    });
    pictures.set(key, made);
    made.catch(() => pictures.delete(key));
    return made;
  }

  async function set({ language, isBoth = false }: Wanted, sheetIn: (one: Language) => Promise<PlainSheet>): Promise<TypesetPdf> {
    if (!isBoth) return typesetter.typeset(await sheetIn(language));
    const [ar, en] = await Promise.all([sheetIn('ar'), sheetIn('en')]);
    return typesetter.typeset(sheetOfBoth(language, { ar, en }));
  }

  const readerOf = (language: Language) => ({ language, sees: 'published' }) as const;

  /** A product in the languages of one sheet, each read once. */
  const productOf = (id: number) => onceIn((language) => content.read(collections.products, readerOf(language), id));

  function productsOf(list: readonly { id: number }[]) {
    const ids = [...new Set(list.map(({ id }) => id))];
    return onceIn(async (language) => {
      const found = ids.length > 0 ? await content.readSome(collections.products, readerOf(language), ids) : [];
      return new Map(found.map((one) => [one.id, one]));
    });
  }

  /** Those that are published in every language of the sheet. */
  async function shownOf<Row extends { id: number }>(
    list: readonly Row[],
    productsIn: ReturnType<typeof productsOf>,
    { language, isBoth = false }: Wanted,
  ): Promise<Row[]> {
    const seen = await Promise.all((isBoth ? LANGUAGES : [language]).map(productsIn));
    return list.filter(({ id }) => seen.every((found) => found.has(id)));
  }

  return {
    /** The sheet of a product, or the name of the file that somebody uploaded instead; one of a size or of both languages is always made. */
    async specSheet(id: number, size: number | undefined, wanted: Wanted): Promise<{ uploaded: string } | Made> {
      const productIn = productOf(id);
      const own = await productIn(wanted.language);
      const index = size === undefined ? -1 : offeredSizes(own.specifications).indexOf(size);
      if (size !== undefined && index < 0) throw wrong({ size: 'not-offered' });
      if (index < 0 && !wanted.isBoth && own.specsheet) return { uploaded: own.specsheet };
      const made = await set(wanted, async (language) => {
        const whole = await productIn(language);
        const product = index < 0 ? whole : { ...whole, specifications: onlySize(whole.specifications, index) };
        const [company, picture] = await Promise.all([readCompany(settings, language), pictureOf(product.image)]);
        return specSheet(language, { product, day: dayOf(product), company, picture, isBoth: wanted.isBoth ?? false });
      });
      return { ...made, name: `${own.name}${index < 0 ? '' : ` ${size}`}.pdf` };
    },
    /** Products side by side, as the page compares them; on a sheet of both languages those that both of them show. */
    async comparison(products: string, wanted: Wanted): Promise<Made> {
      const chosen = readCompared(products, MOST_COMPARED);
      const productsIn = productsOf(chosen);
      const shown = await shownOf(chosen, productsIn, wanted);
      if (shown.length < 2) throw notFound();
      refuseLeftOut([...unreadIn(products), ...readCompared(products, MOST_COMPARED + 1).slice(MOST_COMPARED)]);
      refuseOtherwise(shown, await productsIn(wanted.language));
      const made = await set(wanted, async (language) => {
        const found = await productsIn(language);
        const columns = shown.flatMap((compared) => {
          const product = found.get(compared.id);
          return product ? [columnOf(compared, product)] : [];
        });
        return comparisonSheet(language, await Promise.all(columns), await readCompany(settings, language));
      });
      return { ...made, name: `comparison-${writeCompared(chosen)}.pdf` };

      async function columnOf(compared: Compared, product: Product) {
        return { compared, product, day: dayOf(product), picture: await pictureOf(product.image || product.banner, 'column') };
      }
    },
    async wall(id: number, asked: Counts, wanted: Wanted): Promise<Made> {
      const productIn = productOf(id);
      const { specifications } = await productIn(wanted.language);
      const counts = wallAsAsked(specifications, asked);
      const made = await set(wanted, async (language) => {
        const [product, company] = await Promise.all([productIn(language), readCompany(settings, language)]);
        const sheet = wallSheet(language, { product, counts, day: dayOf(product), company, isBoth: wanted.isBoth ?? false });
        if (!sheet) throw notFound();
        return sheet;
      });
      return { ...made, name: `wall-${id}-${counts.columns}x${counts.rows}.pdf` };
    },
    /** What the advisor proposes for a place, of this product where it would do. */
    async advice(id: number, { question, country }: { question: Question; country: Country }, wanted: Wanted): Promise<Made> {
      const { day } = localTimeIn(COUNTRIES[country].timeZone, clock());
      const candidates = await candidatesFor(candidateNeeds(question), wanted.language);
      const proposal = chosenOf(advise(question, candidates), id);
      if (proposal?.candidate.id !== id) throw notFound();
      const productIn = productOf(id);
      const made = await set(wanted, async (language) => {
        const [group, company, picture, { name }] = await Promise.all([
          settings.read(settingsGroups.advisor, language),
          readCompany(settings, language, country),
          pictureOf(proposal.candidate.image),
          productIn(language),
        ]);
        const { hours_per_day, tariff_sa, tariff_ae } = group;
        const running = { hours: hours_per_day ?? USUAL_HOURS, tariffs: { sa: tariff_sa, ae: tariff_ae } };
        const named = { ...proposal, candidate: { ...proposal.candidate, name } };
        return adviceSheet(language, {
          proposal: named,
          question,
          country,
          running,
          day,
          company,
          picture,
          isBoth: wanted.isBoth ?? false,
        });
      });
      return { ...made, name: `advice-${id}.pdf` };
    },
    /** A visitor's list at the prices of today; on a sheet of both languages what both of them show. */
    async estimate(products: string, country: Country, wanted: Wanted): Promise<Made> {
      const list = readShortlist(products);
      const productsIn = productsOf(list);
      const shown = await shownOf(list, productsIn, wanted);
      if (shown.length === 0) throw notFound();
      refuseLeftOut(leftOutOf(products));
      refuseOtherwise(shown, await productsIn(wanted.language));
      const { day } = localTimeIn(COUNTRIES[country].timeZone, clock());
      const made = await set(wanted, async (language) => {
        const [found, vat, company] = await Promise.all([productsIn(language), vatOf(country), readCompany(settings, language, country)]);
        const rows = shown.flatMap((listed) => {
          const product = found.get(listed.id);
          return product ? [{ listed: asOffered(listed, product.specifications), product }] : [];
        });
        return estimateSheet(language, { rows, country, vat, day, company });
      });
      return { ...made, name: `lamha-${day}.pdf` };
    },
  };
}

function wrong(fields: Readonly<Record<string, FieldCode>>): AppError {
  return new AppError('malformed', { fields });
}

/** A file cannot say beside itself what of its address it left out, as a page does. */
function refuseLeftOut(parts: readonly unknown[]): void {
  if (parts.length > 0) throw wrong({ products: 'invalid' });
}

function refuseOtherwise(list: readonly Compared[], found: ReadonlyMap<number, Pick<Product, 'specifications'>>): void {
  const isOtherwise = list.some((listed) => {
    const product = found.get(listed.id);
    return product && isChanged(listed, asOffered({ ...listed, quantity: 1 }, product.specifications));
  });
  if (isOtherwise) throw wrong({ products: 'not-offered' });
}

function dayOf({ updated_at }: Pick<Product, 'updated_at'>): string {
  return updated_at.slice(0, 10);
}

/** Reads each record once per language. */
function onceIn<Read>(read: (language: Language) => Promise<Read>): (language: Language) => Promise<Read> {
  const known = new Map<Language, Promise<Read>>();
  return (language) => {
    const reading = known.get(language) ?? read(language);
    known.set(language, reading);
    return reading;
  };
}
