import telephoneIcon from 'bootstrap-icons/icons/telephone.svg?raw';
import whatsappIcon from 'bootstrap-icons/icons/whatsapp.svg?raw';
import type { ShellData } from '#app/site/shell/shell-data.ts';
import { useTexts } from '#app/page/texts.ts';
import { AnyLink } from '#app/ui/button/any-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './ways-to-ask.module.css';

/** Telephone and WhatsApp, one tap away. Both countries are on the page; the visitor's is shown. */
export function WaysToAsk({ contacts }: Pick<ShellData, 'contacts'>) {
  const t = useTexts();
  return (['sa', 'ae'] as const).map((country) => {
    const { call, chat } = contacts[country];
    const ways = [
      { to: chat, name: t('site.nav.whatsapp'), icon: whatsappIcon },
      { to: call, name: t('site.nav.call'), icon: telephoneIcon },
    ].filter(({ to }) => to !== '');
    return (
      <span key={country} data-only-country={country} className={styles['ways']}>
        {ways.map(({ to, name, icon }) => (
          <AnyLink key={to} to={to} aria-label={name}>
            <Icon svg={icon} />
          </AnyLink>
        ))}
      </span>
    );
  });
}
