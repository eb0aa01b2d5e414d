import { Suspense, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { LOCALES } from '#i18n/locales.ts';
import { languageOf } from '#app/site/address.ts';
import { CampaignHead } from '#app/site/campaign/campaign-head.tsx';
import { CampaignSlides } from '#app/site/campaign/campaign-slides.tsx';
import { CampaignContext } from '#app/site/campaign/campaign-texts.ts';
import { loadCampaign } from '#app/site/campaign/load-campaign.server.ts';
import { Measuring } from '#app/site/campaign/measuring.tsx';
import { receiveCampaign } from '#app/site/campaign/receive-campaign.server.ts';
import { formAction } from '#app/site/form-action.server.ts';
import { formClientAction } from '#app/site/form-client-action.ts';
import { later } from '#app/site/later.ts';
import { pageLoader } from '#app/site/page-loader.server.ts';
import { pageMeta, shareable } from '#app/site/page-meta.ts';
import type { ShellData } from '#app/site/shell/shell-data.ts';
import { useLanguage } from '#app/site/texts.ts';
import styles from '#app/site/campaign/campaign.module.css';
import type { Route } from './+types/campaign.ts';

const LowerHalf = await later(async () => (await import('#app/site/lower-half/campaign.tsx')).CampaignLowerHalf);

export const loader = pageLoader([], loadCampaign);

export const action = formAction(receiveCampaign);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => formClientAction({ serverAction });

/** A request changes nothing on the page. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: { formMethod?: string; defaultShouldRevalidate: boolean }) {
  return formMethod === undefined && defaultShouldRevalidate;
}

export default function CampaignPage({ loaderData, actionData }: Route.ComponentProps) {
  const own = useLanguage();
  const shell = useRouteLoaderData<ShellData>(own);
  // Changes the blocks only and is not kept: leaving the page brings the visitor's language back.
  const [language, setLanguage] = useState(own);
  const { blocks, texts, measuring } = loaderData;
  const { slides } = blocks[language];
  const { code, dir } = LOCALES[language];
  return (
    <CampaignContext value={{ language, words: texts[language] }}>
      <div lang={code} dir={dir} data-tone="dark" className={styles['page']}>
        <CampaignHead site={shell?.site} onToggle={() => setLanguage(language === 'ar' ? 'en' : 'ar')} />
        {/* The slides come and go; the page's name stays. */}
        <h1 className="visually-hidden">{slides[0]?.title || texts[language]['site.campaign.title']}</h1>
        <CampaignSlides slides={slides} />
        <Suspense>
          <LowerHalf page={loaderData} language={language} posted={actionData} />
        </Suspense>
      </div>
      <Measuring {...measuring} />
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
