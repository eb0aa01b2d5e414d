import whatsapp from 'bootstrap-icons/icons/whatsapp.svg?raw';
import link from 'bootstrap-icons/icons/link-45deg.svg?raw';
import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';
import { useTexts } from '#app/site/texts.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './blog-section.module.css';

export function ShareLinks({ title, address }: { title: string; address: string }) {
  const t = useTexts();
  const known = useRouteLoaderData<typeof loader>('root')?.origin ?? '';
  const [origin, setOrigin] = useState(known);
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const whole = origin + address;

  // A site that was not told its public address knows it in the browser.
  useEffect(() => setOrigin(known || window.location.origin), [known]);

  function copy() {
    navigator.clipboard.writeText(whole).then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    );
  }
  return (
    <div className={styles['share']} role="group" aria-label={t('site.community.share')}>
      <LinkButton to={`https://wa.me/?text=${encodeURIComponent(`${title}\n${whole}`)}`} icon={<Icon svg={whatsapp} />}>
        {t('site.community.whatsapp')}
      </LinkButton>
      <Button data-needs-scripts icon={<Icon svg={link} />} onClick={copy}>
        {t('site.community.copy')}
      </Button>
      <p role="status" className={styles['copied']}>
        {copied === 'yes' && t('site.community.copied')}
        {copied === 'refused' && <bdi dir="ltr">{whole}</bdi>}
      </p>
    </div>
  );
}
