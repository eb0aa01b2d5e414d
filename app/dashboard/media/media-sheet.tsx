import { type FormEvent, useState } from 'react';
import type { StoredFile } from '#api/media/library.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useChange } from '#app/dashboard/use-change.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Question } from '#app/dashboard/ui/question.tsx';
import { Sheet } from '#app/dashboard/ui/sheet.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useWords } from '#app/dashboard/words.ts';
import { FocalPicker } from './focal-picker.tsx';
import { ReplaceFile } from './replace-file.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { UsedIn, type PlaceOfUse } from './used-in.tsx';
import styles from './media-sheet.module.css';

type OpenFile = StoredFile & { places: readonly PlaceOfUse[] };
type SheetProps = { file: OpenFile; onOpen: (name: string) => void; onClose: () => void };

/** All about one file: how it is described and cropped, where it shows, and what can be done with it. */
export function MediaSheet({ file, onOpen, onClose }: SheetProps) {
  const t = useWords();
  const { size, when } = useFormats();
  const api = useApi();
  const say = useMessages();
  const change = useChange();
  const [focal, setFocal] = useState({ x: file.focalX, y: file.focalY });
  const [isAsking, setIsAsking] = useState(false);
  const { name, originalName, kind, width, height, alt, places } = file;

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const words = { en: String(typed.get('alt_en') ?? ''), ar: String(typed.get('alt_ar') ?? '') };
    void change({ method: 'PUT', path: `/media/${name}`, body: { alt: words, focalX: focal.x, focalY: focal.y } });
  }

  async function remove() {
    const answer = await api({ method: 'DELETE', path: `/media/${name}` });
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message || t('state.offline') });
    if (answer.isOk) onClose(); // and with it the address, which names a file that is gone
  }

  return (
    <Sheet title={<bdi>{originalName}</bdi>} onClose={onClose}>
      <div className={styles['columns']}>
        <div className={styles['look']}>
          {kind === 'image' ? (
            <FocalPicker src={`/uploads/${name}`} focal={focal} onChange={setFocal} />
          ) : (
            <Thumbnail name={name} widths={undefined} poster={file.poster ?? undefined} />
          )}
          {kind === 'image' && <p className={styles['hint']}>{t('media.focal.hint')}</p>}
          <p className={styles['hint']}>
            {[t(`media.kind.${kind}`), width && height ? `${width} × ${height}` : '', size(file.size), when(file.createdAt)]
              .filter(Boolean)
              .join(' · ')}{' '}
            <a href={`/uploads/${name}`} target="_blank" rel="noopener">
              {t('media.open')}
            </a>
          </p>
        </div>
        <form className={styles['form']} onSubmit={save}>
          {kind === 'pdf' || (
            <>
              <TextField
                name="alt_en"
                label={`${t('media.alt')} · ${t('language.en')}`}
                defaultValue={alt.en}
                dir="ltr"
                lang="en"
                maxLength={200}
              />
              <TextField
                name="alt_ar"
                label={`${t('media.alt')} · ${t('language.ar')}`}
                hint={t('media.alt.hint')}
                defaultValue={alt.ar}
                dir="rtl"
                lang="ar"
                maxLength={200}
              />
              <div>
                <Action look="main" type="submit">
                  {t('action.save')}
                </Action>
              </div>
            </>
          )}
          <UsedIn places={places} />
          <ReplaceFile file={file} onReplaced={onOpen} />
          {places.length === 0 && (
            <div>
              <Action look="danger" glyph="trash" onClick={() => setIsAsking(true)}>
                {t('media.delete')}
              </Action>
            </div>
          )}
        </form>
      </div>
      <Question
        isOpen={isAsking}
        text={t('media.delete.question')}
        yes={t('media.delete')}
        onYes={() => void remove()}
        onClose={() => setIsAsking(false)}
      />
    </Sheet>
  );
}
