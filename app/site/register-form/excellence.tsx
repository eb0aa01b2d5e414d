import { CoverStory } from '#app/looks/cover/cover-story.tsx';
import { useFiles } from '#app/page/files.ts';
import { Picture } from '#app/ui/picture/picture.tsx';

export type ExcellenceTexts = { title: string; text: string; image: string };

export function Excellence({ block: { title, text, image } }: { block: ExcellenceTexts }) {
  const file = useFiles()(image);
  if (!title && !text) return null;
  return (
    <CoverStory media={file && <Picture file={file} sizes="(min-width: 1024px) 60vw, 100vw" cover />}>
      {title && <h2>{title}</h2>}
      {text && <p>{text}</p>}
    </CoverStory>
  );
}
