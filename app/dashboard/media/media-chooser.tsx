import { useEffect, useState } from 'react';
import { fileKindOf } from '#content/fields/file-endings.ts';
import type { FileKind } from '#content/fields/file-endings.ts';
import { request, type AnswerTo } from '#app/page/api-client.ts';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { Chooser } from '#app/dashboard/ui/chooser.tsx';
import frame from '#app/dashboard/ui/field-frame.module.css';
import { Thumbnail } from './thumbnail.tsx';
import styles from './media-chooser.module.css';

type Found = AnswerTo<'GET /media'>['files'][number];
type ChooserProps = { isOpen: boolean; accepts: readonly FileKind[]; onChoose: (name: string) => void; onClose: () => void };

export function MediaChooser({ isOpen, accepts, onChoose, onClose }: ChooserProps) {
  const t = useTexts();
  return (
    <Chooser isOpen={isOpen} onClose={onClose} title={t('content.file.choose')} shape="film">
      <Choice accepts={accepts} onChoose={onChoose} />
    </Chooser>
  );
}

function Choice({ accepts, onChoose }: Pick<ChooserProps, 'accepts' | 'onChoose'>) {
  const t = useTexts();
  const api = useApi();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly Found[]>();

  useEffect(() => {
    let isCurrent = true;
    async function find() {
      const kind = accepts.length === 1 ? accepts[0] : undefined;
      const answer = await api(request('GET /media', { query: { per_page: 60, search: text, kind } }));
      const found = answer.isOk ? answer.body.files : [];
      if (isCurrent) setFiles(found.filter(({ name }) => accepts.some((accepted) => accepted === fileKindOf(name))));
    }
    void find();
    return () => {
      isCurrent = false;
    };
  }, [text, accepts, api]);

  return (
    <>
      <input
        type="search"
        aria-label={t('content.file.search')}
        placeholder={t('content.file.search')}
        className={frame['control']}
        data-first-focus
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {!files && <p>{t('state.loading')}</p>}
      {files?.length === 0 && <p>{t('content.none')}</p>}
      <ul className={styles['grid']}>
        {files?.map(({ name, originalName, variants }) => (
          <li key={name}>
            <button type="button" onClick={() => onChoose(name)} title={originalName}>
              <Thumbnail name={name} widths={variants?.widths ?? []} />
              <span dir="auto">{originalName}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
