import { Suspense } from 'react';
import { Link } from 'react-router';
import { ConsentChoice } from '#app/site/consent/consent-choice.tsx';
import { later } from '#app/site/later.ts';
import { pagePath } from '#app/site/links.ts';
import { useMenu } from '#app/site/shell/navigation-bar/use-menu.ts';
import { Brand } from '#app/site/shell/navigation-bar/brand.tsx';
import type { ShellData } from '#app/site/shell/shell-data.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { ON_APPROACH } from '#app/ui/button/approach.ts';
import { Foreign } from '#app/ui/foreign/foreign.tsx';
import { ContactLines } from './contact-lines.tsx';
import { CountryChoice } from './country-choice.tsx';
import styles from './footer.module.css';
import { SocialLinks } from './social-links.tsx';

const Newsletter = await later(async () => (await import('./newsletter.tsx')).Newsletter);

export function Footer({ shell }: { shell: ShellData }) {
  const t = useTexts();
  const language = useLanguage();
  const { pages, categories } = useMenu(shell);
  const more = [
    { to: pagePath('register', language), name: t('site.nav.register') },
    { to: pagePath('privacyPolicy', language), name: t('site.nav.privacy') },
    { to: pagePath('returnPolicy', language), name: t('site.nav.returns') },
  ];
  return (
    <footer id="footer" className={styles['footer']} data-tone="dark">
      <div className={styles['inside']}>
        <div className={styles['first']}>
          <Brand site={shell.site} first={false} />
          <p className={styles['tagline']}>{shell.site.tagline}</p>
          <Suspense>
            <Newsletter />
          </Suspense>
        </div>
        <ContactLines shell={shell} />
        <nav aria-label={t('site.footer.links')} className={styles['links']}>
          <h2>{t('site.footer.links')}</h2>
          <ul>
            {[...pages, ...more].map(({ to, name }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
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
                  <Link to={to} {...ON_APPROACH}>
                    {name}
                  </Link>
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
