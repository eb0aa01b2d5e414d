import { CampaignAbout } from '#app/site/campaign/campaign-about.tsx';
import { CampaignGallery } from '#app/site/campaign/campaign-gallery.tsx';
import { CampaignPanels } from '#app/site/campaign/campaign-panels.tsx';
import type { CampaignData } from '#app/site/campaign/load-campaign.server.ts';
import type { FormOutcome } from '#app/site/form-client-action.ts';
import type { Language } from '#i18n/translate.ts';

type CampaignLowerHalfProps = { page: CampaignData; language: Language; posted: FormOutcome | undefined };

/** Everything after the slides, in the language chosen on the page. */
export function CampaignLowerHalf({ page: { blocks, sizes, forms, whatsapp }, language, posted }: CampaignLowerHalfProps) {
  const { gallery, galleryHeading, galleryText, specsheet, aboutHeading, aboutText } = blocks[language];
  return (
    <>
      <CampaignGallery {...{ gallery, galleryHeading, galleryText, specsheet }} />
      <CampaignAbout {...{ aboutHeading, aboutText, sizes }} />
      <CampaignPanels forms={forms} whatsapp={whatsapp} posted={posted} />
    </>
  );
}
