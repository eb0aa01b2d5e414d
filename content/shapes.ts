import { flag } from './fields/flag.ts';
import { icon } from './fields/icon.ts';
import { image } from './fields/image.ts';
import { link } from './fields/link.ts';
import { text } from './fields/text.ts';

/** A full-width slide or banner; `active` 0 hides it, except where a collection gives the flag another meaning. */
export const slide = {
  title: text({ required: true }),
  info: text({ long: true }),
  link: link(),
  active: flag({ initial: 1 }),
  image: image(),
};

/** A card with an icon-font name instead of a picture. */
export const iconCard = { icon: icon(), title: text({ required: true }), info: text({ long: true }), link: link() };

/** The text part of the standard item; each collection adds the `icon` file it needs. */
export const standardText = { title: text({ required: true }), text: text({ long: true, required: true }), path: link({ required: true }) };

/** The standard item with a picture. */
export const standardItem = { ...standardText, icon: image({ neededToAdd: true }) };

/** What search engines show for a record that has a page of its own. */
export const seo = { seo_title: text(), seo_description: text({ max: 320 }) };
