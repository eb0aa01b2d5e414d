import { request } from '#app/page/api-client.ts';
import { GuardedForm } from '#app/dashboard/forms/guarded-form.tsx';
import { useLeave } from '#app/dashboard/forms/unsaved.tsx';
import { useFormats } from '#app/dashboard/formats.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import panel from '#app/dashboard/ui/panel.module.css';
import { Sheet } from '#app/dashboard/ui/sheet.tsx';
import { SelectField, TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';

/** A backup of a server, or a copy elsewhere. */
export type Source = { kind: 'backup' | 'copy'; name: string; createdAt: string };
type Props = { source: Source; collections: readonly (readonly [name: string, label: string])[]; onClose: () => void };

export function RestoreRecord({ source: { kind, name, createdAt }, collections, onClose }: Props) {
  const t = useTexts();
  const { when } = useFormats();
  const { leave } = useLeave();
  return (
    <Sheet title={t('backup.record.title', { at: when(createdAt) })} onClose={() => leave(onClose)}>
      <GuardedForm
        copyName={`${kind}/${name}/record`}
        request={({ collection = '', id = '' }) => {
          const body = { collection, id: Number(id) };
          return kind === 'backup'
            ? request('POST /backups/{backup}/records', { params: { backup: name }, body })
            : request('POST /copies/{copy}/records', { params: { copy: name }, body });
        }}
        onSent={() => {
          onClose();
          return true;
        }}
        className={panel['card']}
        aria-label={t('backup.record')}
      >
        {({ isSending, errors }) => (
          <>
            <p>{t('backup.record.lead')}</p>
            <SelectField name="collection" label={t('backup.record.collection')} options={collections} error={errors['collection']} />
            <TextField
              name="id"
              label={t('backup.record.number')}
              hint={t('backup.record.hint')}
              type="number"
              min={1}
              step={1}
              required
              error={errors['id']}
            />
            <div className={panel['row']}>
              <Action look="main" type="submit" disabled={isSending}>
                {isSending ? t('state.wait') : t('backup.record.go')}
              </Action>
            </div>
          </>
        )}
      </GuardedForm>
    </Sheet>
  );
}
