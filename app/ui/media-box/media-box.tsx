import { fileKindOf } from '#app/ui/file-kind.ts';
import type { FileFacts } from '#api/media/file-facts.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Film, type FilmLabels } from './film.tsx';

type MediaBoxProps = {
  file: FileFacts;
  sizes: string;
  labels: FilmLabels;
  first?: boolean;
  cover?: boolean;
  decorative?: boolean;
  className?: string | undefined;
};

/** A picture or a film: the ending of the stored name decides. */
export function MediaBox({ file, labels, ...rest }: MediaBoxProps) {
  if (fileKindOf(file.name) === 'video') return <Film file={file} labels={labels} cover={rest.cover ?? false} className={rest.className} />;
  return <Picture file={file} {...rest} />;
}
