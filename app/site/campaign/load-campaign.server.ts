import type { ValuesOf } from '#content/define.ts';
import { whatsappLink } from '#content/phone.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { campaignAr } from '#i18n/messages/site/campaign.ar.ts';
import { campaignEn } from '#i18n/messages/site/campaign.en.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import { keysOf } from '#app/page/messages.server.ts';

export type CampaignData = Awaited<ReturnType<typeof loadCampaign>>;

/** The page changes its language without loading again, so it brings both, with its own words. */
export async function loadCampaign({ operations, language, pseudoLocale }: PageArgs) {
  const { read } = operations.settings;
  const [ar, en, site, sa, ae] = await Promise.all([
    read(settingsGroups.campaign, 'ar'),
    read(settingsGroups.campaign, 'en'),
    read(settingsGroups.site, language),
    read(settingsGroups.contactSa, language),
    read(settingsGroups.contactAe, language),
  ]);
  const texts: Record<'ar' | 'en', Readonly<Record<keyof typeof campaignEn, string>>> = pseudoLocale
    ? { ar: keysOf(campaignEn), en: keysOf(campaignEn) }
    : { ar: campaignAr, en: campaignEn };
  return {
    blocks: { ar: blocksOf(ar), en: blocksOf(en) },
    texts,
    sizes: en.sizes,
    forms: { quote: en.quote_form, call: en.call_form },
    whatsapp: {
      sa: whatsappLink(sa.whatsapp, 'sa', en.whatsapp_message),
      ae: whatsappLink(ae.whatsapp, 'ae', en.whatsapp_message),
    },
    measuring: { pixel: en.pixel_id, analytics: en.analytics_id, asksFirst: site.consent_banner === 1 },
  };
}

function blocksOf({ slides, gallery, ...texts }: ValuesOf<typeof settingsGroups.campaign>) {
  return {
    slides: slides.map(({ title, description, background, image }) => ({ title, description, background, image })),
    gallery: gallery.map(({ image }) => image),
    galleryHeading: texts.gallery_heading,
    galleryText: texts.gallery_text,
    specsheet: texts.specsheet,
    aboutHeading: texts.about_heading,
    aboutText: texts.about_text,
  };
}
