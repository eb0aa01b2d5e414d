import { REPLY_PLACEHOLDERS } from '#content/reply-placeholders.ts';
import type { Template } from '#api/features/inbox/templates.ts';
import { request } from '#app/page/api-client.ts';
import { GuardedForm } from '#app/dashboard/forms/guarded-form.tsx';
import { useLeave } from '#app/dashboard/forms/unsaved.tsx';
import { KINDS } from '#app/dashboard/inbox/lead-texts.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Sheet } from '#app/dashboard/ui/sheet.tsx';
import { SelectField, TextArea, TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './templates.module.css';

/** Both languages side by side, Arabic first; what is empty in a language is not offered in it. */
export function TemplateForm({ edited, onClose }: { edited: Template | undefined; onClose: () => void }) {
  const t = useTexts();
  const { leave } = useLeave();
  return (
    <Sheet title={t(edited ? 'desk.template.edit' : 'desk.template.add')} onClose={() => leave(onClose)}>
      <GuardedForm
        copyName={`templates/${edited?.id ?? 'new'}`}
        request={({ stands_ready, ...typed }) => {
          const body = { ...typed, stands_ready: stands_ready === 'on' ? (1 as const) : (0 as const) };
          return edited
            ? request('PUT /reply-templates/{id}', { params: { id: edited.id }, body })
            : request('POST /reply-templates', { body });
        }}
        savesOnLeave
        onSent={() => {
          onClose();
          return true;
        }}
        className={styles['form']}
        aria-label={t('desk.templates')}
      >
        {({ isSending, errors }) => (
          <>
            <p className={styles['hint']}>
              {t('desk.template.placeholders')}{' '}
              {REPLY_PLACEHOLDERS.map((name) => (
                <span key={name}>
                  <code dir="ltr">{`{${name}}`}</code> {t(`desk.placeholder.${name}`)}
                </span>
              ))}
            </p>
            <div className={styles['pair']}>
              {(['ar', 'en'] as const).map((code) => (
                <fieldset key={code} lang={code} dir={code === 'ar' ? 'rtl' : 'ltr'}>
                  <legend lang={undefined}>{t(`inbox.language.${code}`)}</legend>
                  <TextField
                    name={`name_${code}`}
                    label={t('desk.template.name')}
                    defaultValue={edited?.[`name_${code}`]}
                    maxLength={200}
                    error={errors[`name_${code}`]}
                  />
                  <TextField
                    name={`subject_${code}`}
                    label={t('inbox.answer.subject')}
                    hint={t('desk.template.subject.hint')}
                    defaultValue={edited?.[`subject_${code}`]}
                    maxLength={200}
                    error={errors[`subject_${code}`]}
                  />
                  <TextArea
                    name={`text_${code}`}
                    label={t('inbox.answer.text')}
                    defaultValue={edited?.[`text_${code}`]}
                    rows={9}
                    maxLength={10_000}
                    error={errors[`text_${code}`]}
                  />
                </fieldset>
              ))}
            </div>
            <SelectField
              name="kind"
              label={t('inbox.filter.kind')}
              defaultValue={edited?.kind ?? ''}
              options={[['', t('desk.template.every-kind')], ...KINDS.map((kind) => [kind, t(`inbox.kind.${kind}`)] as const)]}
            />
            <label className={styles['ready']}>
              <input type="checkbox" name="stands_ready" defaultChecked={edited?.stands_ready === 1} />
              <span>
                {t('desk.template.ready')}
                <small>{t('desk.template.ready.hint')}</small>
              </span>
            </label>
            <div className={styles['actions']}>
              <Action type="submit" look="main" disabled={isSending}>
                {t('action.save')}
              </Action>
              <Action onClick={() => leave(onClose)}>{t('action.cancel')}</Action>
            </div>
          </>
        )}
      </GuardedForm>
    </Sheet>
  );
}
