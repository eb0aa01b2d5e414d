import { useId, useState } from 'react';
import type { FormAnswer } from '#app/site/form-action.server.ts';
import { useTexts } from '#app/page/texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { Byline } from './byline.tsx';
import type { Remark, RemarkKind } from './remark.ts';
import type { Dates } from './when.tsx';
import styles from './remarks.module.css';

type RemarksProps = {
  remarks: readonly Remark[];
  kind: RemarkKind;
  /** How many there are; not all of them may be here yet. */
  count: number;
  /** How many are shown at first, and from which end. */
  shown: number;
  from: 'start' | 'end';
  more: string;
  dates: Dates;
  clock: 12 | 24;
  posted: FormAnswer | undefined;
  /** Brings the next ones. */
  onMore: () => Promise<void>;
};

/** Without scripts all that came with the page are there; scripts show a few and a button. */
export function Remarks({ remarks, kind, count, shown, from, more, dates, clock, posted, onMore }: RemarksProps) {
  const t = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  if (remarks.length === 0) return <p className={styles['none']}>{t('site.community.noComments')}</p>;

  const all = Math.max(count, remarks.length);
  const hidden = all - (isOpen ? remarks.length : Math.min(shown, remarks.length));
  const isHidden = (index: number) => !isOpen && (from === 'start' ? index >= shown : index < remarks.length - shown);
  async function showMore() {
    if (isLoading) return;
    if (!isOpen) return setOpen(true);
    setLoading(true);
    await onMore();
    setLoading(false);
  }
  return (
    <>
      <ol id={id} className={styles['remarks']}>
        {remarks.map((remark, index) => (
          <li key={remark.id} data-hidden={isHidden(index) || undefined}>
            <article className={styles['remark']} data-waiting={remark.isWaiting}>
              <Byline {...{ remark, kind, dates, clock, posted }} />
              <Prose text={remark.text} />
            </article>
          </li>
        ))}
      </ol>
      <div className={styles['controls']} data-needs-scripts>
        {hidden > 0 && (
          <Button look="words" aria-expanded={isOpen} aria-controls={id} isBusy={isLoading} onClick={() => void showMore()}>
            {`${more} ${t('site.community.hidden', { count: hidden })}`}
          </Button>
        )}
        {isOpen && remarks.length > shown && (
          <Button look="words" aria-expanded aria-controls={id} onClick={() => setOpen(false)}>
            {t('site.community.showLess')}
          </Button>
        )}
      </div>
    </>
  );
}
