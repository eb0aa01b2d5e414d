import { useEffect } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { Wordmark } from '#app/ui/wordmark/wordmark.tsx';
import { inLanguage, plainPath } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { forgetLoggedIn } from '#app/logged-in-flag.ts';
import { LoginForm } from './login-form.tsx';
import type { loader } from './shell.tsx';
import { screenAfter } from './sign-in-address.ts';
import type { Refusal } from './sign-in-action.server.ts';
import styles from './login.module.css';

const SIGN_IN = '/dashboard/sign-in';

/** Stands at every address of the dashboard while nobody is signed in, and leads to that address afterwards. */
export function LoginPage({ refusal }: { refusal?: Refusal | undefined }) {
  const t = useTexts();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const shown = plainPath(pathname) === SIGN_IN ? new URLSearchParams(search).get('to') : plainPath(pathname) + search;
  useEffect(() => forgetLoggedIn(), []);
  return (
    <main className={styles['page']} data-tone="light">
      <div className={styles['card']}>
        <div className={styles['top']}>
          <Wordmark name={useSiteName()} />
          <LanguageSwitch />
        </div>
        <h1 className={styles['title']}>{t('login.title')}</h1>
        <p className={styles['lead']}>{t('login.lead')}</p>
        <LoginForm refusal={refusal} screen={shown} onSignedIn={(user) => location.assign(inLanguage(screenAfter(shown, user), language))}>
          <p className={styles['lead']}>
            <a href={inLanguage('/dashboard/forgotten', language)}>{t('forgotten.link')}</a>
          </p>
        </LoginForm>
        <noscript>{t('login.no-scripts')}</noscript>
      </div>
    </main>
  );
}

/** The company's name as the shell brought it; the sign-in after a refused post has to do without. */
function useSiteName(): string {
  return useRouteLoaderData<typeof loader>(`${useLanguage()}.dashboard`)?.siteName ?? '';
}
