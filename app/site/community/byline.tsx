import type { FormAnswer } from '#app/site/form-action.server.ts';
import { useTexts } from '#app/page/texts.ts';
import type { Remark, RemarkKind } from './remark.ts';
import { ReportButton } from './report-button.tsx';
import { type Dates, When } from './when.tsx';
import styles from './byline.module.css';

type BylineProps = {
  remark: Remark;
  kind: RemarkKind;
  dates: Dates;
  clock: 12 | 24;
  posted: FormAnswer | undefined;
  /** The name of a post's author is a heading. */
  isHeading?: boolean;
};

/** Who wrote it and when, whether they speak for the company, and a way to say that it is out of place. */
export function Byline({ remark, kind, dates, clock, posted, isHeading = false }: BylineProps) {
  const t = useTexts();
  const Name = isHeading ? 'h3' : 'span';
  return (
    <div className={styles['by']}>
      <Name className={styles['name']}>
        <bdi>{remark.name}</bdi>
      </Name>
      {remark.isStaff && <span className={styles['badge']}>{t('site.community.staff')}</span>}
      <When at={remark.at} dates={dates} clock={clock} />
      {remark.isWaiting && <span className={styles['waiting']}>{t('site.community.waiting')}</span>}
      {!remark.isWaiting && !remark.isStaff && <ReportButton kind={kind} id={remark.id} name={remark.name} posted={posted} />}
    </div>
  );
}
