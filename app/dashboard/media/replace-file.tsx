import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import type { StoredFile } from '#api/media/library.ts';
import { ENDINGS } from '#content/fields/file-endings.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { FileChoice } from '#app/dashboard/ui/file-choice.tsx';
import { useWords } from '#app/dashboard/words.ts';
import { useUpload } from './use-upload.ts';

type ReplaceProps = { file: Pick<StoredFile, 'name' | 'kind'>; onReplaced: (name: string) => void };

/** Another file of the same kind takes its place wherever it is used, at once. */
export function ReplaceFile({ file: { name, kind }, onReplaced }: ReplaceProps) {
  const t = useWords();
  const say = useMessages();
  const revalidate = useRevalidate();
  const { progress, problem, upload } = useUpload();

  async function replace(chosen: File) {
    const answer = await upload({ path: `/media/${name}/replace`, file: chosen });
    if (!answer.isOk) return;
    say({ kind: 'ok', text: answer.message });
    onReplaced(String(answer.body['name']));
    await revalidate();
  }

  return (
    <div>
      <FileChoice
        label={t('media.replace')}
        hint={t('media.replace.hint')}
        error={problem}
        accept={ENDINGS[kind].map((ending) => `.${ending}`).join()}
        onChoose={(file) => void replace(file)}
      />
      {progress !== undefined && <progress max={1} value={progress} aria-label={t('content.file.uploading')} />}
    </div>
  );
}
