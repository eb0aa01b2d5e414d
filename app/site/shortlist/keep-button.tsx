import bookmark from 'bootstrap-icons/icons/bookmark.svg?raw';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { type ShortlistItem, MOST_LISTED, writeListedSize } from '#content/shortlist.ts';
import { shortlistPath } from './shortlist-path.ts';
import styles from './keep-button.module.css';

type KeepButtonProps = { product: { id: number; name: string }; /** The one proposed, where it is known already. */ listed?: Listed };
type Listed = Pick<ShortlistItem, 'size' | 'wall'>;

const ANY: Listed = {};

/** Keeps a product on the device, see start-shortlist.ts; without scripts it leads to a list of this one. */
export function KeepButton({ product: { id, name }, listed = ANY }: KeepButtonProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <>
      <Button
        className={styles['keep']}
        data-shortlists={id}
        data-of-size={writeListedSize(listed) || undefined}
        data-said-on={t('site.shortlist.saidKept', { product: name })}
        data-said-gone={t('site.shortlist.saidGone', { product: name })}
        data-said-full={t('site.shortlist.full', { most: MOST_LISTED })}
        data-needs-scripts
        icon={<Icon svg={bookmark} />}
      >
        <span data-when="off">{t('site.shortlist.keep')}</span>
        <span data-when="on">{t('site.shortlist.kept')}</span>
        <span data-when="full">{t('site.shortlist.full', { most: MOST_LISTED })}</span>
        <span className="visually-hidden"> {name}</span>
      </Button>
      <LinkButton data-without-scripts to={shortlistPath([{ id, ...listed, quantity: 1 }], language)}>
        {t('site.shortlist.keep')}
      </LinkButton>
    </>
  );
}
