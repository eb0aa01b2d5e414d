import { type ChangeEvent, useId } from 'react';
import { useRevalidator } from 'react-router';
import type { StoredFile } from '#api/media/library.ts';
import { ENDINGS } from '#content/fields/file-endings.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { FieldFrame } from '#app/dashboard/ui/field-frame.tsx';
import frame from '#app/dashboard/ui/field-frame.module.css';
import { useWords } from '#app/dashboard/words.ts';
import { useUpload } from './use-upload.ts';

type ReplaceProps = { file: Pick<StoredFile, 'name' | 'kind'>; onReplaced: (name: string) => void };

/** Another file of the same kind takes its place wherever it is used, at once. */
export function ReplaceFile({ file: { name, kind }, onReplaced }: ReplaceProps) {
  const t = useWords();
  const id = useId();
  const say = useMessages();
  const { revalidate } = useRevalidator();
  const { progress, problem, upload } = useUpload();

  async function replace(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.currentTarget.files?.[0];
    if (!chosen) return;
    const answer = await upload({ path: `/media/${name}/replace`, file: chosen });
    if (!answer.isOk) return;
    say({ kind: 'ok', text: answer.message });
    onReplaced(String(answer.body['name']));
    await revalidate();
  }

  return (
    <div>
      <FieldFrame id={id} label={t('media.replace')} hint={t('media.replace.hint')} error={problem}>
        {(ties) => (
          <input
            type="file"
            className={frame['control']}
            accept={ENDINGS[kind].map((ending) => `.${ending}`).join()}
            onChange={(event) => void replace(event)}
            {...ties}
          />
        )}
      </FieldFrame>
      {progress !== undefined && <progress max={1} value={progress} aria-label={t('content.file.uploading')} />}
    </div>
  );
}
