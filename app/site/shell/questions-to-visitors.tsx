import { ConsentBanner } from '#app/site/consent/consent-banner.tsx';
import { PopUp } from '#app/site/pop-up/pop-up.tsx';

type QuestionsToVisitorsProps = { asksConsent: boolean; popUpDelay: number | undefined };

/** What only a visitor's own browser can know is needed. Its own file, fetched once the page stands. */
export function QuestionsToVisitors({ asksConsent, popUpDelay }: QuestionsToVisitorsProps) {
  return (
    <>
      {asksConsent && <ConsentBanner />}
      {popUpDelay !== undefined && <PopUp delaySeconds={popUpDelay} />}
    </>
  );
}
