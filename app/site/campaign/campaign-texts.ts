import { createContext, useContext } from 'react';
import type { campaignEn } from '#i18n/messages/site/campaign.en.ts';
import { fill, type Language } from '#i18n/translate.ts';

export type CampaignKey = keyof typeof campaignEn;
export type CampaignTexts = { language: Language; words: Readonly<Record<CampaignKey, string>> };

/** The language chosen on this page, which may be another one than the page's around it. */
export const CampaignContext = createContext<CampaignTexts | undefined>(undefined);

export function useCampaign() {
  const texts = useContext(CampaignContext);
  if (!texts) throw new Error('The campaign’s blocks are drawn inside its page only.');
  const { language, words } = texts;
  return { language, words, t: campaignTexts(language, words) };
}

export function campaignTexts(language: Language, words: CampaignTexts['words']) {
  return (key: CampaignKey, values: Readonly<Record<string, number | string>> = {}) => fill(language, words[key], values);
}
