import { allCollections } from '#content/index.ts';
import { inLanguage } from '#app/page/address.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { Tile, Tiles } from '#app/dashboard/ui/tiles.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/banners.ts';

const HERE = '/dashboard/banners';

export const loader = dashboardLoader('content.read', async ({ operations, language }) => {
  const managers = allCollections.filter(({ edited }) => edited.under === HERE);
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

export default function Banners({ loaderData: { managers } }: Route.ComponentProps) {
  const t = useTexts();
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
