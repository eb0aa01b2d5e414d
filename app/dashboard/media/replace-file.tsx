import { useState } from 'react';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import type { StoredFile } from '#api/media/library.ts';
import { acceptOf } from '#content/fields/file-limits.ts';
import { request } from '#app/page/api-client.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { FileChoice } from '#app/dashboard/ui/file-choice.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { refusalOf, takenBy } from './refusal-of.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';

type ReplaceProps = { file: Pick<StoredFile, 'name' | 'kind'>; onReplaced: (name: string) => void };

/** Another file of the same kind takes its place wherever it is used, at once. */
export function ReplaceFile({ file: { name, kind }, onReplaced }: ReplaceProps) {
  const t = useTexts();
  const say = useMessages();
  const revalidate = useRevalidate();
  const { size } = useFormats();
  const { progress, problem, setProblem, upload, stop } = useUpload();
  const [chosenName, setChosenName] = useState('');

  async function replace(chosen: File) {
    const refusal = refusalOf(chosen, [kind], { t, size });
    if (refusal) return setProblem(refusal);
    setChosenName(chosen.name);
    const answer = await upload({ to: request('POST /media/{name}/replace', { params: { name }, body: {} }), file: chosen });
    if (!answer?.isOk) return;
    say({ kind: 'ok', text: answer.message });
    onReplaced(answer.body.name);
    await revalidate();
  }

  return (
    <div>
      <FileChoice
        label={t('media.replace')}
        hint={`${t('media.replace.hint')} ${takenBy([kind], { t, size })}`}
        error={problem}
        accept={acceptOf([kind])}
        onChoose={(file) => void replace(file)}
      />
      <UploadProgress share={progress} name={chosenName} onCancel={stop} />
    </div>
  );
}
