import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { useControlLabels } from '#app/site/control-labels.ts';
import { useFiles } from '#app/site/files.ts';
import { MediaBox } from '#app/ui/media-box/media-box.tsx';
import { Words } from '#app/site/catalogue/words/words.tsx';
import { CoverStory } from '#app/site/catalogue/cover-story/cover-story.tsx';

export type CategoryBanner = Pick<Item<typeof collections.categoryBanners>, 'headline' | 'media_file' | 'fallback'>;

export function CategoryBanner({ banner }: { banner: CategoryBanner | undefined }) {
  const labels = useControlLabels();
  const file = useFiles()(banner?.media_file ?? '');
  if (!banner) return null;
  // Headlines of one or two characters are how editors switch the headline off.
  const hasHeadline = banner.headline.length > 2;
  if (!file && !hasHeadline) return null;
  return (
    <CoverStory media={file && <MediaBox file={file} sizes="100vw" labels={labels} cover />}>
      {hasHeadline && (
        <h2>
          <Words of={banner} field="headline" />
        </h2>
      )}
    </CoverStory>
  );
}
