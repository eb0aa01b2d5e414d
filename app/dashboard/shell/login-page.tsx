import { useEffect } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { Wordmark } from '#app/ui/wordmark/wordmark.tsx';
import { inLanguage, plainPath } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { firstScreen } from './first-screen.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { forgetLoggedIn } from '#app/logged-in-flag.ts';
import { LoginForm } from './login-form.tsx';
import type { loader } from './shell.tsx';
import styles from './login.module.css';

/** Stands at every address of the dashboard while nobody is signed in, and leads to that address afterwards. */
export function LoginPage({ hasExpired = false }: { hasExpired?: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const isFrontDoor = plainPath(pathname).replace(/\/$/, '') === '/dashboard';
  useEffect(() => forgetLoggedIn(), []);
  return (
    <main className={styles['page']} data-tone="light">
      <div className={styles['card']}>
        <div className={styles['top']}>
          <Wordmark name={useSiteName()} />
          <LanguageSwitch />
        </div>
        <h1 className={styles['title']}>{t('login.title')}</h1>
        <p className={styles['lead']}>{hasExpired ? t('login.expired') : t('login.lead')}</p>
        <LoginForm onSignedIn={(user) => location.assign(isFrontDoor ? inLanguage(firstScreen(user), language) : pathname + search)}>
          <p className={styles['lead']}>
            <a href={inLanguage('/dashboard/forgotten', language)}>{t('forgotten.link')}</a>
          </p>
        </LoginForm>
        <noscript>{t('shell.no-scripts')}</noscript>
      </div>
    </main>
  );
}

/** The company's name as the shell brought it; the login screen after an ended session has to do without. */
function useSiteName(): string {
  return useRouteLoaderData<typeof loader>(`${useLanguage()}.dashboard`)?.siteName ?? '';
}
