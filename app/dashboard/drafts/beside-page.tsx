import { type ReactNode, useState } from 'react';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { EditorView } from '#app/dashboard/content/views.ts';
import { PagePane } from './page-pane.tsx';
import styles from './page-pane.module.css';

type BesideProps = {
  pages: EditorView['pages'];
  isWatched: boolean;
  onWatch: (isWatched: boolean) => void;
  /** The form, which says whenever the server has something new. */
  children: (onDraftKept: () => void) => ReactNode;
};

/** A form with the page it is about beside it, as soon as somebody asks for that. */
export function BesidePage({ pages, isWatched, onWatch, children }: BesideProps) {
  const t = useTexts();
  const [news, setNews] = useState(0);
  return (
    <div className={styles['beside']} data-beside data-open={isWatched || undefined}>
      <div className={styles['form']}>
        {pages && !isWatched && (
          <Action look="quiet" glyph="eye" onClick={() => onWatch(true)}>
            {t('draft.page.show')}
          </Action>
        )}
        {children(() => setNews((count) => count + 1))}
      </div>
      {pages && isWatched && <PagePane addresses={pages} news={news} onClose={() => onWatch(false)} />}
    </div>
  );
}
