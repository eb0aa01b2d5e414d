import { useState } from 'react';
import type { StoredFile } from '#api/media/library.ts';
import { request } from '#app/page/api-client.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { GuardedForm } from '#app/dashboard/forms/guarded-form.tsx';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useChange } from '#app/dashboard/use-change.ts';
import { Allowed, useTranslating } from '#app/dashboard/rights.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Question } from '#app/dashboard/ui/question.tsx';
import { Sheet } from '#app/dashboard/ui/sheet.tsx';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { FocalPicker } from './focal-picker.tsx';
import { ReplaceFile } from './replace-file.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { UsedIn, type AddressedUse } from './used-in.tsx';
import styles from './media-sheet.module.css';

type OpenFile = StoredFile & { addressed: readonly AddressedUse[]; versions: number };
type SheetProps = { file: OpenFile; onOpen: (name: string) => void; onClose: () => void };

/** All about one file: how it is described and cropped, where it shows, and what can be done with it. */
export function MediaSheet({ file, onOpen, onClose }: SheetProps) {
  const t = useTexts();
  const { size, when } = useFormats();
  const api = useApi();
  const say = useMessages();
  const change = useChange();
  const own = useTranslating('media');
  const [focal, setFocal] = useState({ x: file.focalX, y: file.focalY });
  const [isAsking, setIsAsking] = useState(false);
  const { name, originalName, kind, width, height, alt, addressed, versions } = file;

  /** The point belongs to the picture wherever it is used, so it is kept at once. */
  async function keepFocal(point: typeof focal) {
    setFocal(point);
    await change(request('PUT /media/{name}', { params: { name }, body: { focalX: point.x, focalY: point.y } }));
  }

  async function remove() {
    const answer = await api(request('DELETE /media/{name}', { params: { name } }));
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message });
    if (answer.isOk) onClose(); // and with it the address, which names a file that is gone
  }

  return (
    <Sheet title={<bdi>{originalName}</bdi>} onClose={onClose}>
      <div className={styles['columns']}>
        <div className={styles['look']}>
          {kind === 'image' && !own ? (
            <FocalPicker src={`/uploads/${name}`} focal={focal} onChange={(point) => void keepFocal(point)} />
          ) : (
            <Thumbnail name={name} widths={undefined} poster={file.poster ?? undefined} />
          )}
          {kind === 'image' && !own && <p className={styles['hint']}>{t('media.focal.hint')}</p>}
          <p className={styles['hint']}>
            {[t(`media.kind.${kind}`), width && height ? `${width} × ${height}` : '', size(file.size), when(file.createdAt)]
              .filter(Boolean)
              .join(' · ')}{' '}
            <a href={`/uploads/${name}`} target="_blank" rel="noopener">
              {t('media.open')}
            </a>
          </p>
        </div>
        <div className={styles['form']}>
          {kind === 'pdf' || (
            <GuardedForm
              copyName={`media/${name}`}
              request={({ alt_en, alt_ar }) =>
                request('PUT /media/{name}', { params: { name }, body: { alt: { en: alt_en, ar: alt_ar } } })
              }
              savesOnLeave
              className={styles['form']}
            >
              {({ isSending }) => (
                <>
                  <TextField
                    name="alt_ar"
                    label={`${t('media.alt')} · ${t('language.ar')}`}
                    hint={t('media.alt.hint')}
                    defaultValue={alt.ar}
                    readOnly={own && !own.includes('ar')}
                    dir="rtl"
                    lang="ar"
                    maxLength={200}
                  />
                  <TextField
                    name="alt_en"
                    label={`${t('media.alt')} · ${t('language.en')}`}
                    defaultValue={alt.en}
                    readOnly={own && !own.includes('en')}
                    dir="ltr"
                    lang="en"
                    maxLength={200}
                  />
                  <Allowed to="media.translate">
                    <div>
                      <Action look="main" type="submit" disabled={isSending}>
                        {t('action.save')}
                      </Action>
                    </div>
                  </Allowed>
                </>
              )}
            </GuardedForm>
          )}
          <UsedIn addressed={addressed} versions={versions} />
          {own || <ReplaceFile file={file} onReplaced={onOpen} />}
          {addressed.length === 0 && !own && (
            <div>
              <Action look="danger" glyph="trash" onClick={() => setIsAsking(true)}>
                {t('media.delete')}
              </Action>
            </div>
          )}
        </div>
      </div>
      <Question
        isOpen={isAsking}
        text={t(versions > 0 ? 'media.delete.kept.question' : 'media.delete.question')}
        yes={t('media.delete')}
        isGrave
        onYes={() => void remove()}
        onClose={() => setIsAsking(false)}
      />
    </Sheet>
  );
}
