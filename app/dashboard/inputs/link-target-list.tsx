import { useEffect, useState } from 'react';
import { isRecord } from '#content/known.ts';
import type { LinkTargets } from '#app/dashboard/routes/link-targets.ts';
import { useRead } from '#app/dashboard/shell/use-read.ts';
import frame from '#app/dashboard/ui/field-frame.module.css';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './inputs.module.css';

export function LinkTargetList({ onChoose }: { onChoose: (address: string) => void }) {
  const t = useTexts();
  const read = useRead();
  const [text, setText] = useState('');
  const [groups, setGroups] = useState<LinkTargets['groups']>();
  const wanted = text.trim().toLowerCase();

  useEffect(() => {
    async function load() {
      setGroups((await read('/dashboard/link-targets', isLinkTargets))?.groups ?? []);
    }
    void load();
  }, [read]);

  const found = groups
    ?.map(({ label, targets }) => ({
      label,
      targets: targets.filter(({ title, address }) => title.toLowerCase().includes(wanted) || address.includes(wanted)),
    }))
    .filter(({ targets }) => targets.length > 0);

  return (
    <>
      <input
        type="search"
        aria-label={t('content.link.search')}
        placeholder={t('content.link.search')}
        className={frame['control']}
        data-first-focus
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {!found && <p>{t('state.loading')}</p>}
      {found?.length === 0 && <p>{t('content.none')}</p>}
      {found?.map(({ label, targets }) => (
        <section key={label} className={styles['targets']}>
          <h3>{label}</h3>
          <ul>
            {targets.map(({ title, address }) => (
              <li key={address}>
                <button type="button" onClick={() => onChoose(address)}>
                  <span dir="auto">{title}</span>
                  <code dir="ltr">{address}</code>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function isLinkTargets(answer: unknown): answer is LinkTargets {
  return isRecord(answer) && Array.isArray(answer['groups']) && answer['groups'].every(isGroup);
}

function isGroup(group: unknown): boolean {
  if (!isRecord(group) || typeof group['label'] !== 'string' || !Array.isArray(group['targets'])) return false;
  return group['targets'].every((one) => isRecord(one) && typeof one['title'] === 'string' && typeof one['address'] === 'string');
}
