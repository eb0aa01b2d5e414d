import { Link } from 'react-router';
import { allCollections } from '#content/index.ts';
import { inLanguage } from '#app/site/address.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useWords } from '#app/dashboard/words.ts';
import type { Route } from './+types/banners.ts';
import styles from './banners.module.css';

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
      <ul className={styles['cards']}>
        {managers.map(({ name, label, section, address, count }) => (
          <li key={name}>
            <Link to={address} className={styles['card']}>
              <strong>{label}</strong>
              <span>{section}</span>
              <b>{count}</b>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
