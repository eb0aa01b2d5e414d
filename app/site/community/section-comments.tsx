import { useId, useState } from 'react';
import type { FormAnswer } from '#app/site/form-action.server.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { type Remark, remarkOf } from './remark.ts';
import { Remarks } from './remarks.tsx';
import { fetchList, share } from './share.ts';
import { VisitorForm } from './visitor-form.tsx';
import type { Dates } from './when.tsx';
import styles from './community.module.css';

const SHOWN = 2;

type SectionCommentsProps = { sectionId: number; comments: readonly Remark[]; dates: Dates; posted: FormAnswer | undefined };

export function SectionComments({ sectionId, comments, dates, posted }: SectionCommentsProps) {
  const t = useTexts();
  const id = useId();
  const api = `/api/${useLanguage()}/communitypostcomments`;
  const [fresh, setFresh] = useState<readonly Remark[] | undefined>(undefined);

  async function fetchAgain() {
    const all = await fetchList<Parameters<typeof remarkOf>[0]>(`${api}/${sectionId}`);
    if (all) setFresh(all.map(remarkOf));
  }
  return (
    <section aria-labelledby={id} className={styles['comments']}>
      <Heading id={id} size="m">
        {t('site.community.comments')}
      </Heading>
      <Remarks remarks={fresh ?? comments} shown={SHOWN} from="end" more={t('site.community.loadMore')} dates={dates} clock={12} />
      <VisitorForm
        intent="comment"
        about={sectionId}
        nameField="username"
        textField="text"
        labels={{ title: t('site.community.addComment'), text: t('site.community.comment'), send: t('site.community.sendComment') }}
        checks
        posted={posted}
        send={(username, text) => share(api, { post_id: sectionId, username, text })}
        onSent={() => void fetchAgain()}
      />
    </section>
  );
}
