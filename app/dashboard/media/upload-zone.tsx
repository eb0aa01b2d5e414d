import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { FILE_KINDS } from '#content/fields/file-endings.ts';
import { acceptOf } from '#content/fields/file-limits.ts';
import { request, type AnswerTo } from '#app/page/api-client.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { useUnsaved } from '#app/dashboard/forms/unsaved.tsx';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { refusalOf, takenBy } from './refusal-of.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';
import styles from './media-screen.module.css';

type Left = { file: File; why: string; canRetry: boolean };

/** `copy.png = photo.png`: what was sent, and what the library calls it. */
function sameAs(file: File, { files }: AnswerTo<'POST /media'>): string {
  const name = files[0]?.originalName ?? '';
  return name === file.name ? `\u2068${name}\u2069` : `\u2068${file.name}\u2069 = \u2068${name}\u2069`;
}

/** Any number of files, chosen or dropped, one after the other so that a slow line is not torn between them. */
export function UploadZone() {
  const t = useTexts();
  const id = useId();
  const { size } = useFormats();
  const say = useMessages();
  const revalidate = useRevalidate();
  const { progress, upload, stop } = useUpload();
  const [at, setAt] = useState('');
  const [left, setLeft] = useState<readonly Left[]>([]);
  const isUploading = progress !== undefined;
  useUnsaved({ isDirty: isUploading, isSaving: false, save: undefined, discard: stop, keep: () => false });

  async function send(files: readonly File[]) {
    const failed: Left[] = [];
    let stored = 0;
    const known: string[] = [];
    for (const [index, file] of files.entries()) {
      const refusal = refusalOf(file, FILE_KINDS, { t, size });
      if (refusal) {
        failed.push({ file, why: refusal, canRetry: false });
        continue;
      }
      setAt(t('media.uploading', { name: file.name, number: index + 1, of: files.length }));
      const answer = await upload({ to: request('POST /media', { query: { same: 'once' }, body: {} }), file });
      if (answer?.isOk && answer.body.known.length > 0) known.push(sameAs(file, answer.body));
      else if (answer?.isOk) stored += 1;
      else if (answer) failed.push({ file, why: `${file.name}: ${Object.values(answer.errors)[0] ?? answer.message}`, canRetry: true });
      else failed.push({ file, why: `${file.name}: ${t('upload.cancelled')}`, canRetry: true });
    }
    setLeft(failed);
    if (known.length > 0) say({ kind: 'ok', text: t('media.known', { count: known.length, names: known.join('، ') }) });
    if (stored > 0) say({ kind: 'ok', text: t('media.uploaded', { count: stored }) });
    await revalidate();
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = ''; // the same file may be chosen again, corrected
    void send(files);
  }

  const again = left.filter(({ canRetry }) => canRetry).map(({ file }) => file);
  return (
    <div
      id="add"
      className={styles['zone']}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        if (!isUploading) void send([...event.dataTransfer.files]);
      }}
    >
      <label htmlFor={id} className={styles['choose']}>
        {t('media.upload')}
      </label>
      <input
        id={id}
        type="file"
        multiple
        disabled={isUploading}
        accept={acceptOf(FILE_KINDS)}
        className="visually-hidden"
        onChange={choose}
      />
      <p>
        {t('media.upload.hint')} {takenBy(FILE_KINDS, { t, size })}
      </p>
      <UploadProgress share={progress} name={at} onCancel={stop} />
      {left.length > 0 && (
        <div role="alert" className={styles['problem']}>
          <p>{t('upload.some-failed', { count: left.length })}</p>
          <ul>
            {left.map(({ file, why }) => (
              <li key={file.name}>{why}</li>
            ))}
          </ul>
          {again.length > 0 && (
            <Action look="quiet" onClick={() => void send(again)}>
              {t('action.retry')}
            </Action>
          )}
        </div>
      )}
    </div>
  );
}
