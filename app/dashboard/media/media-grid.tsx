import type { StoredFile } from '#api/media/library.ts';
import { Mark } from '#app/dashboard/ui/data-table.tsx';
import { useFormats } from '#app/dashboard/formats.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { Thumbnail } from './thumbnail.tsx';
import styles from './media-screen.module.css';

/** Small looks at many files; what lacks words for those who cannot see it says so. */
export function MediaGrid({ files, onOpen }: { files: readonly StoredFile[]; onOpen: (name: string) => void }) {
  const t = useTexts();
  const { size } = useFormats();
  return (
    <ul className={styles['grid']}>
      {files.map(({ name, originalName, kind, size: bytes, variants, poster, alt, unusedSince }) => (
        <li key={name}>
          <button type="button" onClick={() => onOpen(name)}>
            <Thumbnail name={name} widths={variants.widths} poster={poster ?? undefined} />
            <span className={styles['name']} dir="auto">
              {originalName}
            </span>
            <span className={styles['facts']}>
              {size(bytes)}
              {unusedSince !== null && <Mark>{t('media.unused.mark')}</Mark>}
              {kind === 'image' && unusedSince === null && (!alt.en || !alt.ar) && <Mark kind="error">{t('media.alt.missing')}</Mark>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
