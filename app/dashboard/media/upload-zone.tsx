import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { ENDINGS } from '#content/fields/file-endings.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useWords } from '#app/dashboard/words.ts';
import { useUpload } from './use-upload.ts';
import styles from './media-screen.module.css';

const ACCEPTED = Object.values(ENDINGS)
  .flat()
  .map((ending) => `.${ending}`)
  .join();

/** Any number of files, chosen or dropped, one after the other so that a slow line is not torn between them. */
export function UploadZone() {
  const t = useWords();
  const id = useId();
  const say = useMessages();
  const revalidate = useRevalidate();
  const { progress, problem, upload } = useUpload();
  const [at, setAt] = useState({ name: '', number: 0, of: 0 });

  async function send(files: readonly File[]) {
    let stored = 0;
    for (const [index, file] of files.entries()) {
      setAt({ name: file.name, number: index + 1, of: files.length });
      const answer = await upload({ path: '/media', file });
      if (!answer.isOk) break;
      stored += 1;
    }
    if (stored > 0) say({ kind: 'ok', text: t('media.uploaded', { count: stored }) });
    await revalidate();
  }

  return (
    <div
      className={styles['zone']}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        void send([...event.dataTransfer.files]);
      }}
    >
      <label htmlFor={id} className={styles['choose']}>
        {t('media.upload')}
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept={ACCEPTED}
        className="visually-hidden"
        onChange={(event: ChangeEvent<HTMLInputElement>) => void send([...(event.currentTarget.files ?? [])])}
      />
      <p>{t('media.upload.hint')}</p>
      {progress !== undefined && (
        <p role="status">
          <progress max={1} value={progress} aria-label={t('content.file.uploading')} /> {t('media.uploading', { ...at })}
        </p>
      )}
      {problem && (
        <p role="alert" className={styles['problem']}>
          <bdi>{at.name}</bdi>: {problem}
        </p>
      )}
    </div>
  );
}
