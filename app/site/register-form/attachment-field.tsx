import { INQUIRY_FILE } from '#content/inquiry-file.ts';
import type { FieldCode } from '#api/errors.ts';
import { useTexts } from '#app/page/texts.ts';
import { FileField } from '#app/ui/field/file-field.tsx';
import { fieldText } from './register-texts.ts';

const { field, types, megabytes } = INQUIRY_FILE;

/** `lost` is the name of a file that came with a post without scripts: the page that answers cannot hold it. */
export function AttachmentField({ code, lost }: { code: FieldCode | undefined; lost: string | undefined }) {
  const t = useTexts();
  const again = lost && t('site.register.attachAgain', { name: `\u2068${lost}\u2069` });
  return (
    <FileField
      name={field}
      accept={types}
      label={`${t('site.register.attachment')} (${t('site.register.optional')})`}
      hint={t('site.register.attachmentHint', { megabytes })}
      error={fieldText(t, t('site.register.attachment'), code) ?? (again || undefined)}
      texts={{ choose: t('site.register.attach'), remove: t('site.register.detach') }}
    />
  );
}
