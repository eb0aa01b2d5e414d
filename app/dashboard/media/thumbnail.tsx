import { Icon } from '#app/ui/icon/icon.tsx';
import { fileKindOf } from '#content/fields/file-endings.ts';
import { GLYPHS } from '#app/dashboard/ui/glyphs.ts';
import styles from './thumbnail.module.css';

type ThumbnailProps = { name: string; widths: readonly number[] | undefined; poster?: string | undefined };

/** A small look at any stored file: pictures as themselves, films by their poster, documents by a sign. */
export function Thumbnail({ name, widths, poster }: ThumbnailProps) {
  const kind = fileKindOf(name);
  return (
    <span className={styles['box']}>
      {kind === 'image' && <img src={smallest(name, widths ?? [])} alt="" loading="lazy" />}
      {kind === 'video' && poster && <img src={`/uploads/${poster}`} alt="" loading="lazy" />}
      {/* Of a film without a poster nothing is loaded: browsers fetch megabytes for its first frame. */}
      {kind === 'video' && (
        <span className={styles['film']} data-alone={poster ? undefined : true}>
          <Icon svg={GLYPHS['film']} />
        </span>
      )}
      {kind === 'pdf' && <Icon svg={GLYPHS['file']} />}
    </span>
  );
}

function smallest(name: string, widths: readonly number[]): string {
  const width = widths.toSorted((a, b) => a - b).find((one) => one >= 320) ?? widths.at(-1);
  return width ? `/uploads/${name.slice(0, name.lastIndexOf('.'))}-${width}.webp` : `/uploads/${name}`;
}
