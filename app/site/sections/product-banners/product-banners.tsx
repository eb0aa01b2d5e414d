import { useId } from 'react';
import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';
import { Words } from '#app/site/catalogue/words/words.tsx';
import { useFiles } from '#app/site/files.ts';
import { linkTo } from '#app/site/links.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Tiles } from '#app/ui/tiles/tiles.tsx';
import { titleColor } from './title-color.ts';
import styles from '#app/site/catalogue/tile/picture-tile.module.css';

export type ProductBanner = Pick<
  Item<typeof collections.productBanners>,
  'id' | 'title' | 'info' | 'link' | 'active' | 'image' | 'fallback'
>;

export function ProductBanners({ banners }: { banners: readonly ProductBanner[] }) {
  const t = useTexts();
  const id = useId();
  if (banners.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <Container>
        <Heading id={id}>{t('site.home.tiles')}</Heading>
        <Tiles pattern="home">
          {banners.map((banner, index) => (
            <Tile key={banner.id} banner={banner} color={titleColor(banner.active, index)} />
          ))}
        </Tiles>
      </Container>
    </Section>
  );
}

function Tile({ banner, color }: { banner: ProductBanner; color: 'white' | 'black' }) {
  const t = useTexts();
  const file = useFiles()(banner.image);
  const link = linkTo(banner.link, [banner.title], useLanguage());
  return (
    <article className={styles['tile']} data-large data-color={color} data-tone={color === 'white' ? 'dark' : 'light'}>
      {file && (
        <div className={styles['picture']}>
          <Picture file={file} sizes="(min-width: 768px) 62vw, 92vw" cover decorative />
        </div>
      )}
      <div className={styles['words']}>
        <h3 className={styles['title']}>
          <Words of={banner} field="title" />
        </h3>
        <p>
          <Words of={banner} field="info" />
        </p>
        {link && (
          <LinkButton to={link.to} look="words" className={styles['link']} icon={<Icon name="arrow-right" flips />}>
            {t('site.learnMore')}
            <span className="visually-hidden"> {banner.title}</span>
          </LinkButton>
        )}
      </div>
    </article>
  );
}
