import { useControlLabels } from '#app/site/control-labels.ts';
import { useFiles } from '#app/site/files.ts';
import { MediaBox } from '#app/ui/media-box/media-box.tsx';
import { CoverStory } from '#app/site/catalogue/cover-story/cover-story.tsx';
import { figureIn } from '#app/site/catalogue/figure.ts';
import type { Story } from '#app/site/catalogue/story.ts';
import { BigFigure } from '#app/site/catalogue/words/figure.tsx';
import { Words } from '#app/site/catalogue/words/words.tsx';

/** Each film or picture fills the screen. */
export function ProductFilms({ films }: { films: readonly Story[] }) {
  return films.map((film) => <Film key={film.id} film={film} />);
}

function Film({ film }: { film: Story }) {
  const labels = useControlLabels();
  const file = useFiles()(film.icon);
  const figure = figureIn(film.title, film.text);
  return (
    <CoverStory media={file && <MediaBox file={file} sizes="100vw" labels={labels} cover />}>
      {figure && <BigFigure figure={figure} repeats />}
      <h2>
        <Words of={film} field="title" />
      </h2>
      <p>
        <Words of={film} field="text" />
      </p>
    </CoverStory>
  );
}
