import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { fileKindOf } from '#content/fields/file-endings.ts';
import { acceptOf } from '#content/fields/file-limits.ts';
import { useFiles } from '#app/page/files.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { MediaChooser } from '#app/dashboard/media/media-chooser.tsx';
import { takenBy } from '#app/dashboard/media/refusal-of.ts';
import { Thumbnail } from '#app/dashboard/media/thumbnail.tsx';
import { UploadProgress } from '#app/dashboard/media/upload-progress.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { useFirstProblem } from '#app/dashboard/posted/use-posted.ts';
import { FocalField } from './focal-field.tsx';
import type { InputProps } from './input-props.ts';
import { UploadProblem } from './upload-problem.tsx';
import { useFileField } from './use-file-field.ts';
import styles from './file-input.module.css';

/** Chosen, dropped, pasted or taken from the library. */
export function FileInput({ field: { accepts, help }, name, label, value, error, isNew }: InputProps) {
  const id = useId();
  const t = useTexts();
  const first = useFirstProblem(name);
  const { size } = useFormats();
  const fileOf = useFiles();
  const hidden = useRef<HTMLInputElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const initial = String(value ?? '');
  const file = useFileField({ hidden, initial, accepts });
  const { stored, problem, progress } = file;
  const facts = fileOf(stored);

  function receive(files: FileList | null, event: { preventDefault: () => void }) {
    const chosen = files?.[0];
    if (!chosen) return;
    event.preventDefault();
    file.choose(chosen);
  }

  function take(storedName: string) {
    file.take(storedName);
    setIsChoosing(false);
  }

  const shownError = progress === undefined && !problem ? error : undefined;
  const wayIn = stored && !isNew ? t('content.file.change') : t('content.file.drop');
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className={styles['file']}
      data-invalid={problem || shownError ? true : undefined}
      data-unsettled={problem ? true : undefined}
      tabIndex={-1}
      {...first}
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
        <div className={styles['actions']} data-scripted>
          <label className={styles['upload']}>
            <input
              type="file"
              className="visually-hidden"
              accept={acceptOf(accepts)}
              aria-describedby={`${id}-hint`}
              onChange={(event) => {
                receive(event.currentTarget.files, event);
                event.currentTarget.value = ''; // the same file may be chosen again, corrected
              }}
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
      <noscript>{t('content.file.no-scripts')}</noscript>
      <UploadProgress share={progress} name={file.waitingName} onCancel={file.cancel} />
      <p id={`${id}-hint`} className={styles['hint']}>
        {[help, wayIn, takenBy(accepts, { t, size })].filter(Boolean).join(' ')}
      </p>
      {problem && <UploadProblem text={problem} onRetry={file.retry} onGiveUp={file.giveUp} />}
      {shownError && (
        <p className={styles['error']} role="alert">
          {shownError}
        </p>
      )}
      <MediaChooser isOpen={isChoosing} accepts={accepts} onChoose={take} onClose={() => setIsChoosing(false)} />
    </div>
  );
}
