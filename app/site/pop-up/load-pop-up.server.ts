import { collections } from '#content/index.ts';
import { recordAt } from '#content/page-paths.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { priceIn } from '#content/specifications/price.ts';
import type { Item } from '#api/content/present.ts';
import type { Country } from '#i18n/locales.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';

export type PopUpData = Awaited<ReturnType<typeof loadPopUp>>;

export async function loadPopUp(page: PageArgs) {
  const popUp = await page.operations.settings.read(settingsGroups.popUp, page.language);
  const product = await productOf(popUp.link, page);
  const { badge, title, subtitle, description, features, image, placeholder, shown_from, shown_until } = popUp;
  return {
    badge,
    title,
    subtitle,
    description,
    features,
    image,
    placeholder,
    shownFrom: shown_from,
    shownUntil: shown_until,
    prices: { sa: priceOf('sa'), ae: priceOf('ae') },
    link: product === 'gone' ? '' : popUp.link,
  };

  /** The price that the pop-up announces; otherwise the product's own. */
  function priceOf(country: Country): { amount: number | null; currency: string } {
    const announced = { amount: popUp[`price_${country}`], currency: popUp[`currency_${country}`] };
    const own = typeof product === 'object' && announced.amount === null ? priceIn(product.specifications, country) : undefined;
    return own?.of === 'product' ? own : announced;
  }
}

async function productOf(link: string, { operations, reader }: PageArgs): Promise<Item<typeof collections.products> | 'gone' | undefined> {
  const record = recordAt(link);
  if (record?.page !== 'product') return undefined;
  const [product] = await operations.content.readSome(collections.products, reader, [record.id]);
  return product ?? 'gone';
}
