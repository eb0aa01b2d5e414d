import whatsapp from 'bootstrap-icons/icons/whatsapp.svg?raw';
import link from 'bootstrap-icons/icons/link-45deg.svg?raw';
import { usePageFacts } from '#app/page/page-facts.ts';
import { useTexts } from '#app/page/texts.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './blog-section.module.css';

/** See start-sharing.ts. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  const t = useTexts();
  const { origin } = usePageFacts();
  return (
    <div className={styles['share']} role="group" aria-label={t('site.community.share')} data-shares={address} data-title={title}>
      <LinkButton to={`https://wa.me/?text=${encodeURIComponent(`${title}\n${origin}${address}`)}`} icon={<Icon svg={whatsapp} />}>
        {t('site.community.whatsapp')}
      </LinkButton>
      <Button data-needs-scripts icon={<Icon svg={link} />} data-copies>
        {t('site.community.copy')}
      </Button>
      <p role="status" className={styles['copied']} data-copied={t('site.community.copied')} dir="auto" />
    </div>
  );
}
