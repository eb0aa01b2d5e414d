import { BodySlides } from '#app/site/sections/body-slides/body-slides.tsx';
import { ClientLogos } from '#app/site/sections/client-logos/client-logos.tsx';
import { ContentSlides } from '#app/site/sections/content-slides/content-slides.tsx';
import { DiscoverProducts } from '#app/site/sections/sub-categories/discover-products.tsx';
import { HomeCards } from '#app/site/sections/home-cards/home-cards.tsx';
import { ProductBanners } from '#app/site/sections/product-banners/product-banners.tsx';
import { StaticBlock } from '#app/site/sections/static-block/static-block.tsx';
import { useTexts } from '#app/site/texts.ts';
import type { loader } from '#app/site/routes/home.tsx';

type Data = Awaited<ReturnType<typeof loader>>;

/** Everything after the first screen. */
export function HomeLowerHalf({ page: { company, texts, reasons, cards, products, tiles, stories, logos } }: { page: Data }) {
  const t = useTexts();
  return (
    <>
      <ContentSlides heading={texts.why_heading || t('site.home.why', { company })} slides={reasons} />
      <HomeCards heading={texts.know_more_heading || t('site.home.knowMore')} cards={cards} />
      <DiscoverProducts heading={texts.discover_heading || t('site.home.discover')} products={products} />
      <ProductBanners banners={tiles} />
      <StaticBlock
        words={{ heading: texts.static_heading, text: texts.static_text, button: texts.static_button, link: texts.static_link }}
      />
      <BodySlides slides={stories} />
      <ClientLogos heading={texts.clients_heading || t('site.home.clients')} logos={logos} />
    </>
  );
}
