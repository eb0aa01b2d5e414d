import { type RefObject, useState } from 'react';
import { type FileKind, fileKindOf } from '#content/fields/file-endings.ts';
import { typeNames } from '#content/fields/file-limits.ts';
import { request } from '#app/page/api-client.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { useTrackUpload } from '#app/dashboard/forms/form-uploads.ts';
import { refusalOf } from '#app/dashboard/media/refusal-of.ts';
import { storedNameOf } from '#app/dashboard/media/upload-file.ts';
import { useUpload } from '#app/dashboard/media/use-upload.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { setValue } from './set-value.ts';

type Options = { hidden: RefObject<HTMLInputElement | null>; initial: string; accepts: readonly FileKind[] };

/** A file goes to the library as soon as it is chosen; the form carries its stored name. What was chosen last counts. */
export function useFileField({ hidden, initial, accepts }: Options) {
  const t = useTexts();
  const { size } = useFormats();
  const track = useTrackUpload();
  const { progress, problem, setProblem, upload, stop } = useUpload();
  const [stored, setStored] = useState(initial);
  /** Chosen, and not in the library yet. */
  const [waiting, setWaiting] = useState<File>();

  function take(name: string) {
    stop();
    setProblem('');
    setWaiting(undefined);
    setStored(name);
    setValue(hidden.current, name); // at once: a form that waits for it reads it next
  }

  async function send(file: File): Promise<void> {
    const answer = await upload({ to: request('POST /media', { body: {} }), file });
    if (!answer) return;
    const name = answer.isOk ? storedNameOf(answer.body) : '';
    const kind = fileKindOf(name);
    if (kind && accepts.includes(kind)) take(name);
    // The library takes more kinds than this field does, and goes by what is inside.
    else if (answer.isOk || answer.body.codes?.['file'] === 'wrong-file-type')
      setProblem(t('file.wrong-type', { name: file.name, types: typeNames(accepts) }));
  }

  function choose(file: File) {
    stop();
    setWaiting(file);
    const refusal = refusalOf(file, accepts, { t, size });
    if (refusal) setProblem(refusal);
    else track(send(file));
  }

  return {
    stored,
    take,
    choose,
    progress,
    problem,
    waitingName: waiting?.name ?? '',
    cancel() {
      stop();
      setProblem(t('upload.cancelled'));
    },
    /** Tries the upload again; not offered for a file that would be refused again. */
    retry: waiting && refusalOf(waiting, accepts, { t, size }) === '' ? () => choose(waiting) : undefined,
    /** The field stays as it was. */
    giveUp() {
      setProblem('');
      setWaiting(undefined);
    },
  };
}
