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
export function MediaBox({ labels, decorative = false, ...rest }: MediaBoxProps) {
  if (fileKindOf(rest.file.name) === 'video') return <Film labels={labels} {...rest} />;
  return <Picture decorative={decorative} {...rest} />;
}
