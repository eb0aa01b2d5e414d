import { allCollections } from '#content/index.ts';
import { inLanguage } from '#app/site/address.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { Tile, Tiles } from '#app/dashboard/ui/tiles.tsx';
import { useWords } from '#app/dashboard/words.ts';
import type { Route } from './+types/banners.ts';

const MANAGERS = ['hero-banners', 'content-slides', 'product-banners', 'home-cards', 'body-slides'];

export const loader = dashboardLoader(async ({ operations, language }) => {
  const managers = MANAGERS.map((name) => allCollections.find((collection) => collection.name === name)!);
  return {
    managers: await Promise.all(
      managers.map(async (collection) => ({
        name: collection.name,
        label: collection.label[language],
        section: collection.shown.section[language],
        address: inLanguage(collection.edited.at, language),
        count: await operations.content.count(collection),
      })),
    ),
  };
});

/** The way to the five managers of what moves and shines on the home page. */
export default function Banners({ loaderData: { managers } }: Route.ComponentProps) {
  const t = useWords();
  return (
    <>
      <PageHead title={t('shell.tab.banners')} lead={<p>{t('banners.lead')}</p>} />
      <Tiles>
        {managers.map(({ name, label, section, address, count }) => (
          <Tile key={name} to={address} title={label} text={section} count={count} />
        ))}
      </Tiles>
    </>
  );
}
