import { settings } from '#content/settings/index.ts';
import { may } from '#content/roles.ts';
import { inLanguage } from '#app/page/address.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { Tile, Tiles } from '#app/dashboard/ui/tiles.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/settings.ts';

export const loader = dashboardLoader('signed-in', async ({ language, user }) => ({
  groups: settings
    .filter(({ area }) => may(user, `${area}.read`))
    .map(({ name, label, help }) => ({
      name,
      label: label[language],
      help: help?.[language] ?? '',
      address: inLanguage(`/dashboard/settings/${name}`, language),
    })),
}));

export default function SettingsGroups({ loaderData: { groups } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      <PageHead title={t('settings.title')} lead={<p>{t('settings.lead')}</p>} />
      <Tiles>
        {groups.map(({ name, label, help, address }) => (
          <Tile key={name} to={address} title={label} text={help} />
        ))}
      </Tiles>
    </>
  );
}
