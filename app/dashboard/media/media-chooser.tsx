import { useEffect, useState } from 'react';
import { fileKindOf } from '#content/fields/file-endings.ts';
import type { FileKind } from '#content/fields/file-endings.ts';
import { type JsonObject, listIn, listOf, objectIn, textIn } from '#app/dashboard/read-json.ts';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { Chooser } from '#app/dashboard/ui/chooser.tsx';
import frame from '#app/dashboard/ui/field-frame.module.css';
import { Thumbnail } from './thumbnail.tsx';
import styles from './media-chooser.module.css';

type Found = { name: string; originalName: string; widths: readonly number[] };
type ChooserProps = { isOpen: boolean; accepts: readonly FileKind[]; onChoose: (name: string) => void; onClose: () => void };

/** Everything that was ever uploaded and fits the field. */
export function MediaChooser({ isOpen, accepts, onChoose, onClose }: ChooserProps) {
  const t = useTexts();
  return (
    <Chooser isOpen={isOpen} onClose={onClose} title={t('content.file.choose')} shape="film">
      <Choice accepts={accepts} onChoose={onChoose} />
    </Chooser>
  );
}

function readFound(file: JsonObject): Found {
  const widths = listOf(objectIn(file, 'variants')['widths']).filter((width) => typeof width === 'number');
  return { name: textIn(file, 'name'), originalName: textIn(file, 'originalName'), widths };
}

function Choice({ accepts, onChoose }: Pick<ChooserProps, 'accepts' | 'onChoose'>) {
  const t = useTexts();
  const api = useApi();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly Found[]>();

  useEffect(() => {
    let isCurrent = true;
    async function find() {
      const kind = accepts.length === 1 ? `&kind=${accepts[0]}` : '';
      const answer = await api({ method: 'GET', path: `/media?per_page=60&search=${encodeURIComponent(text)}${kind}` });
      const found = listIn(answer.body, 'files', readFound);
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
        {files?.map(({ name, originalName, widths }) => (
          <li key={name}>
            <button type="button" onClick={() => onChoose(name)} title={originalName}>
              <Thumbnail name={name} widths={widths} />
              <span dir="auto">{originalName}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
