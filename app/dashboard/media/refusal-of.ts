import type { FileKind } from '#content/fields/file-endings.ts';
import { endingsOf, FILE_LIMITS, typeNames } from '#content/fields/file-limits.ts';
import type { DashboardKey } from '#i18n/messages/dashboard.ts';
import type { Say } from '#app/dashboard/texts.ts';

type Chosen = Pick<File, 'name' | 'type' | 'size'>;
type Texts = { t: Say; size: (bytes: number) => string };

const ADVICE: readonly { endings: readonly string[]; helps: FileKind; texts: DashboardKey }[] = [
  { endings: ['heic', 'heif'], helps: 'image', texts: 'file.advice.heic' },
  { endings: ['svg', 'ai', 'eps'], helps: 'image', texts: 'file.advice.drawing' },
  { endings: ['bmp', 'tif', 'tiff', 'psd', 'raw', 'dng', 'jxl'], helps: 'image', texts: 'file.advice.picture' },
  { endings: ['mov', 'avi', 'mkv', 'wmv', '3gp', 'mpg', 'mpeg', 'flv'], helps: 'video', texts: 'file.advice.film' },
  { endings: ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'rtf', 'txt', 'pages'], helps: 'pdf', texts: 'file.advice.document' },
];

const TYPES: Readonly<Record<FileKind, RegExp>> = {
  image: /^image\/(?:jpeg|png|webp|gif|avif)$/,
  video: /^video\/(?:mp4|x-m4v|webm|ogg)$/,
  pdf: /^application\/pdf$/,
};

/** Why a file would be refused, in words and with what to do, before a byte of it is sent; empty if nothing speaks against it. */
export function refusalOf(file: Chosen, accepts: readonly FileKind[], { t, size }: Texts): string {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  const kind = accepts.find((one) => endingsOf([one]).includes(ending)) ?? accepts.find((one) => TYPES[one].test(file.type));
  if (!kind) {
    const advice = ADVICE.find(({ endings, helps }) => endings.includes(ending) && accepts.includes(helps));
    return [t('file.wrong-type', { name: file.name, types: typeNames(accepts) }), advice && t(advice.texts)].filter(Boolean).join(' ');
  }
  if (file.size <= FILE_LIMITS[kind]) return '';
  const tooLarge = t('file.too-large', { name: file.name, size: size(file.size), limit: size(FILE_LIMITS[kind]) });
  return `${tooLarge} ${t(`file.advice.smaller.${kind}`)}`;
}

export function takenBy(accepts: readonly FileKind[], { t, size }: Texts): string {
  return accepts.map((kind) => t('file.takes', { types: typeNames([kind]), limit: size(FILE_LIMITS[kind]) })).join(' · ');
}
