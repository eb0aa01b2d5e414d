import type { ComponentType } from 'react';
import type { LookName } from '#content/looks.ts';
import { Articles } from './articles/articles.tsx';
import { Banners } from './banners/banners.tsx';
import { Cards } from './cards/cards.tsx';
import { Columns } from './columns/columns.tsx';
import { Cover } from './cover/cover.tsx';
import { Figures } from './figures/figures.tsx';
import { IconCards } from './icon-cards/icon-cards.tsx';
import { Logos } from './logos/logos.tsx';
import type { LookProps } from './look-props.ts';
import { Media } from './media/media.tsx';
import { People } from './people/people.tsx';
import { Questions } from './questions/questions.tsx';
import { Rows } from './rows/rows.tsx';
import { Showcase } from './showcase/showcase.tsx';
import { Slides } from './slides/slides.tsx';
import { Steps } from './steps/steps.tsx';
import { Stories } from './stories/stories.tsx';
import { Strip } from './strip/strip.tsx';
import { Tickets } from './tickets/tickets.tsx';
import { Tiles } from './tiles/tiles.tsx';
import { Videos } from './videos/videos.tsx';

/** Who draws each look of content/looks.ts; one without a drawing does not compile. */
export const DRAWINGS: { readonly [L in LookName]: ComponentType<LookProps<L>> } = {
  articles: Articles,
  banners: Banners,
  cards: Cards,
  columns: Columns,
  cover: Cover,
  figures: Figures,
  'icon-cards': IconCards,
  logos: Logos,
  media: Media,
  people: People,
  questions: Questions,
  rows: Rows,
  showcase: Showcase,
  slides: Slides,
  steps: Steps,
  stories: Stories,
  strip: Strip,
  tickets: Tickets,
  tiles: Tiles,
  videos: Videos,
};
