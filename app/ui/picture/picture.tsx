import { preload } from 'react-dom';
import type { FileFacts } from '#api/media/file-facts.ts';
import { originalOf, sourceSet } from './source-set.ts';
import styles from './picture.module.css';

type PictureProps = {
  file: FileFacts;
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  sizes: string;
  /** The picture of the first screen: fetched at once and before everything else. One per page. */
  first?: boolean;
  /** On the first screen too, but not what one looks at. */
  eager?: boolean;
  /** Fills its box, keeping the focal point in view. */
  cover?: boolean;
  /** For a picture that repeats what stands beside it. */
  decorative?: boolean;
  className?: string | undefined;
};

/** A telephone of ordinary density takes the width just below its own for the picture everything waits for: two fifths fewer bytes, an eighth softer. */
const ON_PHONES = '(max-width: 47.99rem) 88vw';

export function Picture({
  file,
  sizes: drawn,
  first = false,
  eager = first,
  cover = false,
  decorative = false,
  className = '',
}: PictureProps) {
  const sizes = first ? `${ON_PHONES}, ${drawn}` : drawn;
  if (first && import.meta.env.SSR) announce(file, sizes);
  return (
    <picture className={`${styles['picture']} ${className}`} data-cover={cover || undefined}>
      {file.variants.length > 0 && <source type="image/avif" srcSet={sourceSet(file, 'avif')} sizes={sizes} />}
      {file.variants.length > 0 && <source type="image/webp" srcSet={sourceSet(file, 'webp')} sizes={sizes} />}
      <img
        src={originalOf(file)}
        width={file.width}
        height={file.height}
        alt={decorative ? '' : file.alt}
        loading={eager ? 'eager' : 'lazy'}
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

/** In the head and in a header of the page, so that it is fetched while the page itself is still on its way. */
function announce(file: FileFacts, sizes: string): void {
  const href = originalOf(file);
  if (file.variants.length === 0) preload(href, { as: 'image', fetchPriority: 'high' });
  else preload(href, { as: 'image', fetchPriority: 'high', type: 'image/avif', imageSrcSet: sourceSet(file, 'avif'), imageSizes: sizes });
}
