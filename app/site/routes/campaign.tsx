import { useRouteLoaderData } from 'react-router';
import { LOCALES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { languageOf } from '#app/page/address.ts';
import { CampaignAbout } from '#app/site/campaign/campaign-about.tsx';
import { CampaignGallery } from '#app/site/campaign/campaign-gallery.tsx';
import { CampaignHead } from '#app/site/campaign/campaign-head.tsx';
import { CampaignPanels } from '#app/site/campaign/campaign-panels.tsx';
import { CampaignSlides } from '#app/site/campaign/campaign-slides.tsx';
import { CampaignContext } from '#app/site/campaign/campaign-texts.ts';
import { type CampaignData, loadCampaign } from '#app/site/campaign/load-campaign.server.ts';
import { Measuring } from '#app/site/campaign/measuring.tsx';
import { receiveCampaign } from '#app/site/campaign/receive-campaign.server.ts';
import type { FormOutcome } from '#app/site/sending/form-outcome.ts';
import { formAction } from '#app/site/form-action.server.ts';
import { pageLoader } from '#app/page/page-loader.server.ts';
import { pageMeta, shareable } from '#app/site/page-meta.ts';
import type { ShellData } from '#app/site/shell/shell-data.ts';
import { useLanguage } from '#app/page/texts.ts';
import styles from '#app/site/campaign/campaign.module.css';
import type { Route } from './+types/campaign.ts';

export const loader = pageLoader([], loadCampaign);

export const action = formAction(receiveCampaign);

export default function CampaignPage({ loaderData, actionData }: Route.ComponentProps) {
  const own = useLanguage();
  return (
    <>
      <Blocks page={loaderData} posted={actionData} language={own} isShown />
      <Blocks page={loaderData} posted={actionData} language={own === 'ar' ? 'en' : 'ar'} isShown={false} />
      <Measuring {...loaderData.measuring} />
    </>
  );
}

type BlocksProps = { page: CampaignData; posted: FormOutcome | undefined; language: Language; isShown: boolean };

/** The blocks in one language. The toggle shows those of the other, which is not kept: leaving the page brings the visitor's back. */
function Blocks({ page: { blocks, texts, sizes, forms, whatsapp }, posted, language, isShown }: BlocksProps) {
  const shell = useRouteLoaderData<ShellData>(useLanguage());
  const { slides, gallery, galleryHeading, galleryText, specsheet, aboutHeading, aboutText } = blocks[language];
  const { code, dir } = LOCALES[language];
  return (
    <CampaignContext value={{ language, messages: texts[language] }}>
      <div lang={code} dir={dir} data-tone="dark" className={styles['page']} data-campaign hidden={!isShown}>
        <CampaignHead site={shell?.site} isShown={isShown} />
        {/* The slides come and go; the page's name stays. */}
        <h1 className="visually-hidden">{slides[0]?.title || texts[language]['site.campaign.title']}</h1>
        <CampaignSlides slides={slides} first={isShown} />
        <CampaignGallery {...{ gallery, galleryHeading, galleryText, specsheet }} />
        <CampaignAbout {...{ aboutHeading, aboutText, sizes }} />
        <CampaignPanels forms={forms} whatsapp={whatsapp} posted={posted} />
      </div>
    </CampaignContext>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  if (!loaderData) return [];
  const { slides, aboutHeading, aboutText } = loaderData.blocks[languageOf(location.pathname)];
  const first = loaderData.files[slides[0]?.image ?? ''];
  return pageMeta(matches, location.pathname, {
    title: slides[0]?.title || aboutHeading,
    description: aboutText,
    image: shareable(first),
  });
};
