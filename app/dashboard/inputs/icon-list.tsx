import { useEffect, useState } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { FoundIcons } from '#app/dashboard/routes/icons.ts';
import { useRead } from '#app/dashboard/shell/use-read.ts';
import frame from '#app/dashboard/ui/field-frame.module.css';
import { useTexts } from '#app/dashboard/texts.ts';
import { isFoundIcons } from './found-icons.ts';
import styles from './inputs.module.css';

export function IconList({ onChoose }: { onChoose: (name: string) => void }) {
  const t = useTexts();
  const read = useRead();
  const [text, setText] = useState('');
  const [icons, setIcons] = useState<FoundIcons['icons']>();

  useEffect(() => {
    let isCurrent = true;
    async function find() {
      const found = await read(`/dashboard/icons?text=${encodeURIComponent(text)}`, isFoundIcons);
      if (isCurrent) setIcons(found?.icons ?? []);
    }
    void find();
    return () => {
      isCurrent = false;
    };
  }, [text, read]);

  return (
    <>
      <input
        type="search"
        aria-label={t('content.icon.search')}
        placeholder={t('content.icon.search')}
        className={frame['control']}
        dir="ltr"
        data-first-focus
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {icons?.length === 0 && <p>{t('content.none')}</p>}
      <ul className={styles['icons']}>
        {icons?.map(({ name, svg }) => (
          <li key={name}>
            <button type="button" title={name} aria-label={name} onClick={() => onChoose(name)}>
              <Icon svg={svg} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
