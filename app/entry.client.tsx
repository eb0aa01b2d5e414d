import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageOf } from './site/address.ts';
import { addCatalogue } from './site/texts.ts';

// Only the words of this page's language are downloaded: changing the language loads a new page.
if (languageOf(location.pathname) === 'en') addCatalogue('en', (await import('#i18n/messages/site.en.ts')).siteEn);
else addCatalogue('ar', (await import('#i18n/messages/site.ar.ts')).siteAr);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
