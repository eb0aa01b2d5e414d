import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '#app/site/texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { Remark } from './remark.ts';
import { type Dates, When } from './when.tsx';
import styles from './remarks.module.css';

type RemarksProps = {
  remarks: readonly Remark[];
  /** How many there are, where not all of them are here yet. */
  count?: number;
  /** How many are shown at first, and from which end. */
  shown: number;
  from: 'start' | 'end';
  more: string;
  dates: Dates;
  clock: 12 | 24;
  onMore?: () => void;
};

/** Without scripts all of them are there; scripts show a few and a button. */
export function Remarks({ remarks, count = remarks.length, shown, from, more, dates, clock, onMore }: RemarksProps) {
  const t = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const hidden = Math.max(count, remarks.length) - shown;
  if (remarks.length === 0) return <p className={styles['none']}>{t('site.community.noComments')}</p>;

  const isHidden = (index: number) => !isOpen && (from === 'start' ? index >= shown : index < remarks.length - shown);
  function toggle() {
    if (!isOpen) onMore?.();
    setOpen(!isOpen);
  }
  return (
    <>
      <ol id={id} className={styles['remarks']}>
        {remarks.map((remark, index) => (
          <li key={remark.id} data-hidden={isHidden(index) || undefined}>
            <RemarkView remark={remark} when={<When at={remark.at} dates={dates} clock={clock} />} />
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <Button look="words" data-needs-scripts aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {isOpen ? t('site.community.showLess') : `${more} ${t('site.community.hidden', { count: hidden })}`}
        </Button>
      )}
    </>
  );
}

function RemarkView({ remark, when }: { remark: Remark; when: ReactNode }) {
  return (
    <article className={styles['remark']}>
      <p className={styles['head']}>
        <bdi className={styles['name']}>{remark.name}</bdi> {when}
      </p>
      <Prose text={remark.text} />
    </article>
  );
}
