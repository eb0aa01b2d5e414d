import { linkTo, pagePath, recordPath } from '#app/page/links.ts';
import type { ShellData } from '#app/site/shell/shell-data.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';

/** The same links in the bar, the side menu and the footer. */
export function useMenu(shell: ShellData) {
  const t = useTexts();
  const language = useLanguage();
  const pages = [
    { to: pagePath('home', language), name: t('site.nav.home') },
    { to: pagePath('about', language), name: t('site.nav.about') },
    { to: pagePath('products', language), name: t('site.nav.products') },
    { to: pagePath('projects', language), name: t('site.nav.projects') },
    { to: pagePath('community', language), name: t('site.nav.community') },
    { to: pagePath('contact', language), name: t('site.nav.contact') },
  ];
  const categories = shell.categories.map(({ id, name, path, families }) => ({
    id,
    name,
    families,
    to: linkTo(path, [name], language)?.to ?? recordPath('category', id, [name], language),
  }));
  return { pages, categories };
}
