import type { Files } from '#app/site/files.ts';
import { linkTo } from '#app/site/links.ts';
import { OPEN_SEARCH } from '#app/site/shell/search/open-search.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { PopUpData } from './load-pop-up.server.ts';
import { PopUpPicture } from './pop-up-picture.tsx';
import { PopUpPrice } from './pop-up-price.tsx';
import styles from './pop-up.module.css';

type PopUpDialogProps = { popUp: PopUpData & { files: Files }; isOpen: boolean; onClose: () => void };

export function PopUpDialog({ popUp, isOpen, onClose }: PopUpDialogProps) {
  const t = useTexts();
  const link = linkTo(popUp.link, [popUp.title], useLanguage());

  function search() {
    onClose();
    window.dispatchEvent(new Event(OPEN_SEARCH));
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={popUp.title} hidesTitle closeLabel={t('site.close')} shape="film" tone="dark">
      <div className={styles['popUp']}>
        <div className={styles['picture']}>
          <PopUpPicture image={popUp.files[popUp.image]} placeholder={popUp.files[popUp.placeholder]} name={popUp.title} />
        </div>
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
              <LinkButton to={link.to} look="light" onClick={onClose} data-first-focus icon={<Icon name="arrow-right" flips />}>
                {t('site.popUp.discover', { product: popUp.title })}
              </LinkButton>
            ) : (
              <Button look="light" onClick={search} data-first-focus>
                {t('site.popUp.search')}
              </Button>
            )}
            <Button onClick={onClose}>{t('site.popUp.no')}</Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
