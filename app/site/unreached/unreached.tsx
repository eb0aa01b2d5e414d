import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import styles from './unreached.module.css';

/** What is said where another page could not be reached and this one stays; see say-unreached.ts. */
export function Unreached() {
  const t = useTexts();
  const language = useLanguage();
  return (
    <template data-unreached>
      <div className={styles['notice']} data-tone="light" data-unreached-notice role="alert" popover="manual">
        <p>{t('site.unreached.text')}</p>
        <div className={styles['ways']}>
          <LinkButton to={pagePath('home', language)} look="light">
            {t('site.unreached.again')}
          </LinkButton>
          <Button>{t('site.close')}</Button>
        </div>
      </div>
    </template>
  );
}
