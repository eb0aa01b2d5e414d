import { linkTo } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { PageDialog } from '#app/ui/dialog/page-dialog.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Files } from '#app/page/files.ts';
import type { PopUpData } from './load-pop-up.server.ts';
import { PopUpPicture } from './pop-up-picture.tsx';
import { PopUpPrice } from './pop-up-price.tsx';
import styles from './pop-up.module.css';

/** Drawn by the server when it is about to open; see start-pop-up.ts. */
export function PopUpDialog({ popUp }: { popUp: PopUpData & { files: Files } }) {
  const t = useTexts();
  const link = linkTo(popUp.link, [popUp.title], useLanguage());
  return (
    <PageDialog id="pop-up" title={popUp.title} hidesTitle closeLabel={t('site.close')} shape="film" tone="dark">
      <div className={styles['popUp']}>
        <PopUpPicture image={popUp.files[popUp.image]} placeholder={popUp.files[popUp.placeholder]} name={popUp.title} />
        <div className={styles['words']}>
          {popUp.badge && <p className={styles['badge']}>{popUp.badge}</p>}
          <p className={styles['title']} aria-hidden="true">
            <bdi>{popUp.title}</bdi>
          </p>
          <p className={styles['subtitle']}>{popUp.subtitle}</p>
          <p className={styles['description']}>{popUp.description}</p>
          <ul className={styles['features']}>
            {popUp.features.map((feature) => (
              <li key={feature}>
                <Icon name="check2" />{' '}
                <span>
                  <MixedText text={feature} />
                </span>
              </li>
            ))}
          </ul>
          <PopUpPrice prices={popUp.prices} />
          <div className={styles['actions']}>
            {link ? (
              <LinkButton to={link.to} look="light" data-leads data-first-focus icon={<Icon name="arrow-right" flips />}>
                {t('site.popUp.discover', { product: popUp.title })}
              </LinkButton>
            ) : (
              <Button look="light" data-opens="search" data-closes-dialog data-first-focus>
                {t('site.popUp.search')}
              </Button>
            )}
            <Button data-closes-dialog>{t('site.popUp.no')}</Button>
          </div>
        </div>
      </div>
    </PageDialog>
  );
}
