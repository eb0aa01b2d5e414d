import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Language } from '#content/languages.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { KeepDraft } from '#app/dashboard/content/editor-form.tsx';
import type { EditorView } from '#app/dashboard/content/views.ts';
import { OpenAsVisitor } from './open-as-visitor.tsx';
import { PagePane } from './page-pane.tsx';
import styles from './page-pane.module.css';

/** What the form is told and asked while its page may stand beside it. */
type Watching = { ref: RefObject<KeepDraft | null>; isWatched: boolean; onDraftSaved: () => void };
type BesideProps = {
  editor: EditorView;
  /** The id of something new that was begun in this form. */
  begun?: number | undefined;
  onWatch?: (isWatched: boolean) => void;
  children: (watching: Watching) => ReactNode;
};

/** A form with the page it is about beside it, as soon as somebody asks for that. */
export function BesidePage({ editor, begun, onWatch, children }: BesideProps) {
  const t = useTexts();
  const [news, setNews] = useState(0);
  const [isWatched, setIsWatched] = useState(false);
  const form = useRef<KeepDraft>(null);
  const pages = pagesOf(editor, begun);
  const isOpen = isWatched && pages !== undefined;

  function watch(is: boolean) {
    setIsWatched(is);
    onWatch?.(is);
  }

  return (
    <div className={styles['beside']} data-beside data-open={isOpen || undefined}>
      <div className={styles['form']}>
        {pages && !isWatched && (
          <Action look="quiet" glyph="eye" onClick={() => watch(true)}>
            {t('draft.page.show')}
          </Action>
        )}
        {children({ ref: form, isWatched: isOpen, onDraftSaved: () => setNews((count) => count + 1) })}
      </div>
      {isOpen && (
        <PagePane addresses={pages} news={news} isPart={editor.collection.hasParent} onClose={() => watch(false)}>
          {(address) => <OpenAsVisitor area={editor.collection.area} preview={address} keep={() => form.current?.()} />}
        </PagePane>
      )}
    </div>
  );
}

/** Something new has a page of its own as soon as its draft has an id. */
function pagesOf({ pages, record, draft }: EditorView, begun: number | undefined): Readonly<Record<Language, string>> | undefined {
  const id = record?.id ?? draft?.id ?? begun;
  if (!pages || (id === undefined && pages.en.includes('/:id'))) return undefined;
  const named = (address: string) => address.replace('/:id', `/${id}`);
  return { en: named(pages.en), ar: named(pages.ar) };
}
