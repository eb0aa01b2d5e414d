import type { LookRecord } from '#app/looks/look-props.ts';
import { useFiles } from '#app/page/files.ts';
import { fileKindOf } from '#app/ui/file-kind.ts';
import { Picture } from '#app/ui/picture/picture.tsx';

type SlidePictureProps = { record: LookRecord<'slides'>; decorative?: boolean; className?: string | undefined };

/** A row of films would all want to move: each shows its first picture. */
export function SlidePicture({ record, decorative = false, className }: SlidePictureProps) {
  const file = useFiles()(record.picture);
  const still = file && fileKindOf(file.name) === 'video' ? file.poster : file;
  if (!still) return null;
  const sizes = '(min-width: 64rem) 28vw, (min-width: 48rem) 40vw, 82vw';
  return <Picture file={still} sizes={sizes} cover decorative={decorative} className={className} />;
}
