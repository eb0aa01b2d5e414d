import { repeatEarlyClicks } from './islands/early-clicks.ts';
import { startOpening } from './islands/start-opening.ts';
import { startIslands } from './islands/wake.ts';
import { onUnreached } from './page/on-unreached.ts';
import { startBrokenPictures } from './site/broken-pictures.ts';
import { startCampaign } from './site/campaign/start-campaign.ts';
import { startMeasuring } from './site/campaign/start-measuring.ts';
import { startConsent } from './site/consent/start-consent.ts';
import { startPopUp } from './site/pop-up/start-pop-up.ts';
import { startPrinting } from './site/printing/start-printing.ts';
import { startIntro } from './site/register-form/start-intro.ts';
import { startSharing } from './site/community/start-sharing.ts';
import { startCountry } from './site/shell/footer/start-country.ts';
import { startCategoryPanels } from './site/shell/navigation-bar/start-category-panels.ts';
import { startLanguage } from './site/shell/navigation-bar/start-language.ts';
import { startLeftSearch } from './site/shell/search/left-search.ts';
import { startSearchKey } from './site/shell/search/start-search-key.ts';
import { startPreviewLinks } from './site/shell/start-preview-links.ts';
import { startProductList } from './site/products/start-product-list.ts';
import { startShortlist } from './site/shortlist/start-shortlist.ts';
import { startDeviceCopies } from './site/typed-forms/device-copy.ts';
import { startTypedForms } from './site/typed-forms/start-typed-forms.ts';
import { sayUnreached } from './site/unreached/say-unreached.ts';
import { startWall } from './site/wall/start-wall.ts';
import { startInvitation } from './site/welcome/start-invitation.ts';
import { startAccordions } from './ui/accordion/start-accordions.ts';
import { startDialogs } from './ui/dialog/start-dialogs.ts';
import { startEnhancing } from './ui/enhance/start-enhancing.ts';

// All that a public page runs before anything is touched; React comes with the first island that wakes up.
function start(): void {
  startIslands(import.meta.glob('./**/*.island.tsx'));
  startOpening();
  startLeftSearch();
  startSearchKey();
  startDialogs();
  startAccordions();
  startEnhancing();
  startLanguage();
  startCategoryPanels();
  startCountry();
  startPreviewLinks();
  startInvitation();
  startBrokenPictures();
  startSharing();
  startIntro();
  startCampaign();
  startPrinting();
  startTypedForms();
  startDeviceCopies();
  startShortlist();
  startWall();
  startProductList();
  startMeasuring();
  onUnreached(sayUnreached);
  repeatEarlyClicks();
  // Consent is asked for after the pop-up: one question at a time.
  void startPopUp().then(startConsent);
  // Only for the page without a connection; where it is not allowed, nothing is lost.
  if (import.meta.env.PROD) void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
}

// A browser may draw a page ahead that nobody ever looks at: nothing is asked, counted or measured there.
if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
// The end of a page's HTML is work enough for one turn; what is pressed meanwhile is kept (see early-clicks.ts).
else startInNextTurn();

/** By a message: timers may be held back for long, in a page nobody looks at and in tests that stop the clock. */
function startInNextTurn(): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', start, { once: true });
  port1.start();
  port2.postMessage('');
}
