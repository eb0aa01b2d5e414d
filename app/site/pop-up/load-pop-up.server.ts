import { collections } from '#content/index.ts';
import { settingsGroups } from '#content/settings/index.ts';
import type { PageArgs } from '#app/site/page-loader.server.ts';

export type PopUpData = Awaited<ReturnType<typeof loadPopUp>>;

const PRODUCT = /^\/product\/(?<id>\d+)(?:\/|$)/;

export async function loadPopUp(page: PageArgs) {
  const popUp = await page.operations.settings.read(settingsGroups.popUp, page.language);
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
    prices: { sa: { amount: popUp.price_sa, currency: popUp.currency_sa }, ae: { amount: popUp.price_ae, currency: popUp.currency_ae } },
    link: (await leadsSomewhere(popUp.link, page)) ? popUp.link : '',
  };
}

/** Somebody may have deleted the product the pop-up speaks of. */
async function leadsSomewhere(link: string, { operations, reader }: PageArgs): Promise<boolean> {
  const id = PRODUCT.exec(link)?.groups?.['id'];
  if (!id) return link !== '';
  const products = await operations.content.list(collections.products, reader);
  return products.some((product) => product.id === Number(id));
}
