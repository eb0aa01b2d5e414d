import type { LookProps, LookRecord } from '#app/looks/look-props.ts';
import { BigFigure } from '#app/looks/parts/big-figure.tsx';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { typedFigure } from '#app/looks/parts/figure.ts';
import { useControlLabels } from '#app/page/control-labels.ts';
import { useFiles } from '#app/page/files.ts';
import { MediaBox } from '#app/ui/media-box/media-box.tsx';
import { CoverStory } from './cover-story.tsx';

/** Each film or picture is as wide as the screen, or as what its words leave of it. */
export function Cover({ records }: LookProps<'cover'>) {
  return records.map((record) => <Story key={record.id} record={record} />);
}

function Story({ record }: { record: LookRecord<'cover'> }) {
  const labels = useControlLabels();
  const file = useFiles()(record.picture);
  // Titles of one or two letters are how editors switch the title off.
  const hasTitle = record.title.length > 2;
  const figure = typedFigure(record.figure);
  if (!file && !hasTitle && !record.text) return null;
  return (
    <CoverStory media={file && <MediaBox file={file} sizes="(min-width: 1024px) 60vw, 100vw" labels={labels} cover />}>
      {(figure || hasTitle || record.text) && (
        <>
          {figure && <BigFigure figure={figure} repeats />}
          {hasTitle && (
            <h2>
              <FieldText of={record} field="title" />
            </h2>
          )}
          {record.text && (
            <p>
              <FieldText of={record} field="text" />
            </p>
          )}
        </>
      )}
    </CoverStory>
  );
}
