import type { LookProps, LookRecord } from '#app/looks/look-props.ts';
import { FieldText } from '#app/looks/parts/field-text.tsx';
import { LookSection } from '#app/looks/parts/look-section.tsx';
import { ReadMore } from '#app/looks/parts/read-more.tsx';
import { TitleLink } from '#app/looks/parts/title-link.tsx';
import { useFiles } from '#app/page/files.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Tiles as Grid } from '#app/ui/tiles/tiles.tsx';
import { tileColor } from './tile-color.ts';
import styles from './tiles.module.css';

/** Pictures of two sizes with words under them; the ground of the words follows their colour, so they can always be read. */
export function Tiles({ heading, tone, options: { pattern, leads, colors }, records }: LookProps<'tiles'>) {
  return (
    <LookSection heading={heading} tone={tone}>
      <Grid pattern={pattern}>
        {records.map((record, index) => (
          <Tile
            key={record.id}
            record={record}
            color={tileColor(record, colors === 'by turns' ? index : 0)}
            hasButton={leads === 'button'}
          />
        ))}
      </Grid>
    </LookSection>
  );
}

type TileProps = { record: LookRecord<'tiles'>; color: 'white' | 'black'; hasButton: boolean };

function Tile({ record, color, hasButton }: TileProps) {
  const file = useFiles()(record.picture);
  return (
    <article
      className={styles['tile']}
      data-large={hasButton ? '' : undefined}
      data-color={color}
      data-tone={hasButton ? (color === 'white' ? 'dark' : 'light') : undefined}
    >
      {file && (
        <div className={styles['picture']}>
          <Picture file={file} sizes="(min-width: 48rem) 62vw, 92vw" cover decorative={hasButton} />
        </div>
      )}
      <div className={styles['words']}>
        <h3 className={styles['title']}>{hasButton ? <FieldText of={record} field="title" /> : <TitleLink of={record} covers />}</h3>
        {record.text && (
          <p>
            <FieldText of={record} field="text" />
          </p>
        )}
        {hasButton && <ReadMore of={record} text="site.learnMore" always />}
      </div>
    </article>
  );
}
