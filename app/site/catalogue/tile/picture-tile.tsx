import { useFiles } from '#app/site/files.ts';
import { linkTo } from '#app/site/links.ts';
import { useLanguage } from '#app/site/texts.ts';
import { AnyLink } from '#app/ui/button/any-link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './picture-tile.module.css';
import { Words } from '#app/site/catalogue/words/words.tsx';

export type PictureTile = { id: number; title: string; text: string; path: string; image: string; fallback: readonly string[] };

/** A picture with words on it; the shade under them follows their colour, so they can always be read. */
export function PictureTile({ tile, color }: { tile: PictureTile; color: 'white' | 'black' }) {
  const file = useFiles()(tile.image);
  const link = linkTo(tile.path, [tile.title], useLanguage());
  const title = <Words of={tile} field="title" />;
  return (
    <article className={styles['tile']} data-color={color}>
      {file && (
        <div className={styles['picture']}>
          <Picture file={file} sizes="(min-width: 768px) 62vw, 92vw" cover />
        </div>
      )}
      <div className={styles['words']}>
        <h3 className={styles['title']}>
          {link ? (
            <AnyLink to={link.to} className={styles['link']}>
              {title}
            </AnyLink>
          ) : (
            title
          )}
        </h3>
        {tile.text && (
          <p>
            <Words of={tile} field="text" />
          </p>
        )}
      </div>
    </article>
  );
}
