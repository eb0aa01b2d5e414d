import telephone from 'bootstrap-icons/icons/telephone.svg?raw';
import whatsapp from 'bootstrap-icons/icons/whatsapp.svg?raw';
import type { ShellData } from '#app/site/shell/shell-data.ts';
import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { PageDialog } from '#app/ui/dialog/page-dialog.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { originalOf } from '#app/ui/picture/source-set.ts';
import { LanguageToggle } from './language-toggle.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './side-menu.module.css';
import { useTools } from '#app/site/shell/quick-links/use-tools.ts';
import { useMenu } from './use-menu.ts';

export function SideMenu({ shell }: { shell: ShellData }) {
  const t = useTexts();
  const language = useLanguage();
  const { pages, categories } = useMenu(shell);
  const tools = useTools();
  return (
    <PageDialog id="menu" title={t('site.nav.menu')} hidesTitle closeLabel={t('site.close')} shape="side" tone="dark">
      <nav aria-label={t('site.nav.menu')} className={styles['menu']}>
        <ul className={styles['large']}>
          {categories.map(({ id, to, name }) => (
            <li key={id}>
              <MenuLink to={to}>{name}</MenuLink>
            </li>
          ))}
        </ul>
        <div className={styles['ask']}>
          <LinkButton look="light" to={pagePath('shortlist', language)}>
            {t('site.nav.ask')}
          </LinkButton>
          <Reach shell={shell} />
        </div>
        <ul className={styles['small']}>
          {[...tools, ...pages].map(({ to, name }) => (
            <li key={to}>
              <MenuLink to={to}>{name}</MenuLink>
            </li>
          ))}
          {shell.site.profile && (
            <li>
              <a href={originalOf({ name: shell.site.profile })} download>
                <Icon name="download" /> {t('site.nav.profile')}
              </a>
            </li>
          )}
          <li>
            <LanguageToggle />
          </li>
        </ul>
      </nav>
    </PageDialog>
  );
}

/** Both countries' lines; the visitor's are shown. */
function Reach({ shell: { contacts } }: { shell: ShellData }) {
  const t = useTexts();
  return (['sa', 'ae'] as const).map((country) => {
    const { call, chat } = contacts[country];
    return (
      <p key={country} data-only-country={country}>
        {call && (
          <a href={call}>
            <Icon svg={telephone} /> {t('site.nav.call')}
          </a>
        )}
        {chat && (
          <a href={chat} target="_blank" rel="noopener">
            <Icon svg={whatsapp} /> {t('site.nav.whatsapp')}
          </a>
        )}
      </p>
    );
  });
}
