import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { ENDINGS, fileKindOf } from '#content/fields/file-endings.ts';
import { useFiles } from '#app/site/files.ts';
import { MediaChooser } from '#app/dashboard/media/media-chooser.tsx';
import { storedNameOf } from '#app/dashboard/media/upload-file.ts';
import { useUpload } from '#app/dashboard/media/use-upload.ts';
import { Thumbnail } from '#app/dashboard/media/thumbnail.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useWords } from '#app/dashboard/words.ts';
import { FocalField } from './focal-field.tsx';
import type { InputProps } from './input-props.ts';
import styles from './file-input.module.css';

/** A file goes to the library as soon as it is chosen, dropped or pasted; the form only carries its stored name. */
export function FileInput({ field: { accepts, help }, name, label, value, error, isNew }: InputProps) {
  const id = useId();
  const t = useWords();
  const fileOf = useFiles();
  const hidden = useRef<HTMLInputElement>(null);
  const [stored, setStored] = useState(String(value ?? ''));
  const [isChoosing, setIsChoosing] = useState(false);
  const { progress, problem, upload } = useUpload();
  const facts = fileOf(stored);

  function take(storedName: string) {
    setStored(storedName);
    setIsChoosing(false);
    hidden.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  async function store(file: File) {
    const answer = await upload({ path: '/media', file });
    if (answer.isOk) take(storedNameOf(answer));
  }

  function receive(files: FileList | undefined, event: { preventDefault: () => void }) {
    const file = files?.[0];
    if (!file) return;
    event.preventDefault();
    void store(file);
  }

  const problemShown = problem || error;
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className={styles['file']}
      data-invalid={problemShown ? true : undefined}
      tabIndex={-1}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => receive(event.dataTransfer.files, event)}
      onPaste={(event: ClipboardEvent) => receive(event.clipboardData.files, event)}
    >
      <span id={`${id}-label`} className={styles['label']}>
        {label}
      </span>
      <div className={styles['body']}>
        <div className={styles['preview']}>
          {stored && <Thumbnail name={stored} widths={facts?.variants} poster={facts?.poster?.name} />}
        </div>
        <div className={styles['actions']}>
          <label className={styles['upload']}>
            <input
              type="file"
              className="visually-hidden"
              accept={accepts.flatMap((kind) => ENDINGS[kind].map((ending) => `.${ending}`)).join()}
              aria-describedby={`${id}-hint`}
              onChange={(event) => receive(event.currentTarget.files ?? undefined, event)}
            />
            <span>{t('content.file.upload')}</span>
          </label>
          <Action look="quiet" glyph="images" onClick={() => setIsChoosing(true)}>
            {t('content.file.library')}
          </Action>
          {stored && (
            <Action look="danger" onClick={() => take('')}>
              {t('content.file.remove')}
            </Action>
          )}
        </div>
      </div>
      {stored && fileKindOf(stored) === 'image' && <FocalField key={stored} name={stored} />}
      <input ref={hidden} type="hidden" name={name} value={stored} />
      {progress !== undefined && <progress max={1} value={progress} aria-label={t('content.file.uploading')} />}
      <p id={`${id}-hint`} className={styles['hint']}>
        {[help, stored && !isNew ? t('content.file.change') : t('content.file.drop')].filter(Boolean).join(' ')}
      </p>
      {problemShown && (
        <p className={styles['error']} role="alert">
          {problemShown}
        </p>
      )}
      <MediaChooser isOpen={isChoosing} accepts={accepts} onChoose={take} onClose={() => setIsChoosing(false)} />
    </div>
  );
}
