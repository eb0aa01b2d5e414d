import { useNavigation, useSearchParams } from 'react-router';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useMay } from '#app/dashboard/rights.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { GLYPHS } from '#app/dashboard/ui/glyphs.ts';
import { opens } from '#app/dashboard/shell/openers.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import type { SectionBody, SectionView } from './load-sections.server.ts';
import { RecordList } from './record-list.tsx';
import { ShownOn } from './shown-on.tsx';
import { StandingEditor } from './standing-editor.tsx';
import { TabbedEditors } from './tabbed-editors.tsx';
import { useRemove } from './use-remove.tsx';
import type { EditorView } from './views.ts';
import styles from './section.module.css';

/** One collapsible section. The address says which one is open, so at most one is; clicking the open one closes it. */
export function Section({ section: { name, label, count, body } }: { section: SectionView }) {
  const t = useTexts();
  const [, setParams] = useSearchParams();
  const { location: next } = useNavigation();
  const isOpen = body !== undefined;
  const isOpening = !isOpen && new URLSearchParams(next?.search).get('open') === name;
  return (
    <section className={styles['section']} aria-labelledby={`section-${name}`}>
      <h2 id={`section-${name}`} className={styles['title']}>
        <button
          aria-expanded={isOpen}
          aria-controls={`body-${name}`}
          {...opens(() => setParams(isOpen ? {} : { open: name }, { preventScrollReset: true }), isOpen ? [] : ['open', name], 'sections')}
        >
          <span>{label}</span>
          {count !== undefined && <span className={styles['count']}>{count}</span>}
          <Icon svg={GLYPHS['chevron-down']} />
        </button>
      </h2>
      {isOpening && <p className={styles['body']}>{t('content.loading')}</p>}
      {body && (
        <div id={`body-${name}`} className={styles['body']}>
          <Body body={body} />
        </div>
      )}
    </section>
  );
}

function Body({ body }: { body: SectionBody }) {
  switch (body.shape) {
    case 'list':
      return (
        <>
          <ShownOn collection={body.list.collection} />
          <RecordList list={body.list} heading="h3" />
        </>
      );
    case 'single':
      return <SingleEditor editor={body.editor} />;
    case 'tabs':
      return <TabbedEditors editors={body.editors} />;
    case 'failed':
      return <Failed />;
  }
}

function Failed() {
  const t = useTexts();
  const revalidate = useRevalidate();
  return (
    <div role="alert">
      <p>{t('failed.load')}</p>
      <Action onClick={() => void revalidate()}>{t('action.retry')}</Action>
    </div>
  );
}

/** A section that holds one record: the form itself, in add or in update mode. */
function SingleEditor({ editor }: { editor: EditorView }) {
  const t = useTexts();
  const canWrite = useMay()('content.write');
  const { collection, record, parent } = editor;
  const { remove, question } = useRemove(collection);
  const title = t('content.section', { label: collection.label });
  return (
    <>
      <ShownOn collection={collection} />
      <StandingEditor editor={editor}>
        {record && canWrite && (
          <Action look="danger" glyph="trash" onClick={() => remove({ id: collection.isNamedByParent ? parent : record.id, title })}>
            {t('action.delete')}
          </Action>
        )}
      </StandingEditor>
      {question}
    </>
  );
}
