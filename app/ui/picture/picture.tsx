import type { FileFacts } from '#api/media/file-facts.ts';
import { originalOf, sourceSet } from './source-set.ts';
import styles from './picture.module.css';

type PictureProps = {
  file: FileFacts;
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  sizes: string;
  /** On the first screen: fetched at once and first. */
  first?: boolean;
  /** Fills its box, keeping the focal point in view. */
  cover?: boolean;
  /** For a picture that repeats what stands beside it. */
  decorative?: boolean;
  className?: string | undefined;
};

export function Picture({ file, sizes, first = false, cover = false, decorative = false, className = '' }: PictureProps) {
  return (
    <picture className={`${styles['picture']} ${className}`} data-cover={cover || undefined}>
      {file.variants.length > 0 && <source type="image/avif" srcSet={sourceSet(file, 'avif')} sizes={sizes} />}
      {file.variants.length > 0 && <source type="image/webp" srcSet={sourceSet(file, 'webp')} sizes={sizes} />}
      <img
        src={originalOf(file)}
        width={file.width}
        height={file.height}
        alt={decorative ? '' : file.alt}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
        fetchPriority={first ? 'high' : 'auto'}
        data-focal-x={tenth(file.focal.x)}
        data-focal-y={tenth(file.focal.y)}
      />
    </picture>
  );
}

/** In steps of a tenth, because the security policy allows no style attributes: each step is a rule in the style sheet. */
function tenth(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 10);
}
