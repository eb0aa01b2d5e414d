import { createContext, useContext } from 'react';
import type { campaignEn } from '#i18n/messages/site/campaign.en.ts';
import { fill, type Language } from '#i18n/translate.ts';

export type CampaignKey = keyof typeof campaignEn;
export type CampaignTexts = { language: Language; messages: Readonly<Record<CampaignKey, string>> };

/** The language chosen on this page, which may be another one than the page's around it. */
export const CampaignContext = createContext<CampaignTexts | undefined>(undefined);

export function useCampaign() {
  const texts = useContext(CampaignContext);
  if (!texts) throw new Error('The campaign’s blocks are drawn inside its page only.');
  const { language, messages } = texts;
  return { language, messages, t: campaignTexts(language, messages) };
}

export function campaignTexts(language: Language, messages: CampaignTexts['messages']) {
  return (key: CampaignKey, values: Readonly<Record<string, number | string>> = {}) => fill(language, messages[key], values);
}
