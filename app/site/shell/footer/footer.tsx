import { ConsentChoice } from '#app/site/consent/consent-choice.tsx';
import { pagePath } from '#app/page/links.ts';
import { useMenu } from '#app/site/shell/navigation-bar/use-menu.ts';
import { useTools } from '#app/site/shell/quick-links/use-tools.ts';
import { Brand } from '#app/site/shell/navigation-bar/brand.tsx';
import type { ShellData } from '#app/site/shell/shell-data.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { Foreign } from '#app/ui/foreign/foreign.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { ContactLines } from './contact-lines.tsx';
import { CountryChoice } from './country-choice.tsx';
import styles from './footer.module.css';
import { Newsletter } from './newsletter.island.tsx';

export function Footer({ shell }: { shell: ShellData }) {
  const t = useTexts();
  const language = useLanguage();
  const { pages, categories } = useMenu(shell);
  const tools = useTools();
  const more = [
    { to: pagePath('register', language), name: t('site.nav.register') },
    { to: pagePath('privacyPolicy', language), name: t('site.nav.privacy') },
    { to: pagePath('returnPolicy', language), name: t('site.nav.returns') },
  ];
  return (
    <footer id="footer" className={styles['footer']} data-tone="dark">
      <div className={styles['inside']}>
        <div className={styles['first']}>
          <Brand site={shell.site} isInBar={false} />
          <p className={styles['tagline']}>{shell.site.tagline}</p>
          <Newsletter />
        </div>
        <ContactLines shell={shell} />
        <nav aria-label={t('site.footer.links')} className={styles['links']}>
          <h2>{t('site.footer.links')}</h2>
          <ul>
            {[...tools, ...pages, ...more].map(({ to, name }) => (
              <li key={to}>
                <a href={to}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        {categories.length > 0 && (
          <nav aria-label={t('site.footer.products')} className={styles['links']}>
            <h2>{t('site.footer.products')}</h2>
            <ul>
              {categories.map(({ id, to, name }) => (
                <li key={id}>
                  <a href={to}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles['last']}>
          <p>
            © <Foreign>{shell.year}</Foreign> {shell.site.name}. {t('site.footer.rights')}
          </p>
          {shell.asksConsent && <ConsentChoice />}
          <CountryChoice />
          <SocialLinks links={shell.site.social} icons={shell.socialIcons} />
        </div>
      </div>
    </footer>
  );
}

function SocialLinks({ links, icons }: { links: ShellData['site']['social']; icons: ShellData['socialIcons'] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles['social']}>
      {links.map(({ name, icon, link }) => (
        <li key={link}>
          <a href={link} target="_blank" rel="noopener me" aria-label={name}>
            {icons[icon] ? <Icon svg={icons[icon]} /> : name}
          </a>
        </li>
      ))}
    </ul>
  );
}
