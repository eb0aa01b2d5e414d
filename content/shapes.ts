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
  active: flag({
    initial: 1,
    help: {
      en: 'Off hides it in both languages at once. “Shown to visitors” hides it in one of them.',
      ar: 'إيقافه يخفيه في اللغتين معًا، أما «ظاهر للزوار» فيخفيه في لغة واحدة.',
    },
  }),
  image: image(),
};

/** A card with an icon-font name instead of a picture. */
export const iconCard = { icon: icon(), title: text({ required: true }), info: text({ long: true }), link: link() };

const PATH_HELP = {
  en: 'Where a click leads: a page of the site, chosen from the list, or an address.',
  ar: 'ما يفتحه النقر: صفحة من الموقع تُختار من القائمة، أو عنوان خارجي.',
};

/** The contract calls every file of an item its icon; people are told what to bring. */
export const FILM_LABEL = { en: 'Video', ar: 'الفيديو' };
export const PICTURE_OR_FILM_LABEL = { en: 'Image or video', ar: 'الصورة أو الفيديو' };

/** The text part of the standard item; each collection adds the `icon` file it needs. */
export const standardText = {
  title: text({ required: true }),
  text: text({ long: true, required: true }),
  path: link({ required: true, help: PATH_HELP }),
};

/** The standard item with a picture. */
export const standardItem = { ...standardText, icon: image({ neededToAdd: true }) };

/** A number that is set large beside a story; without one there is none, because a machine would pick the wrong one. */
export const figure = text({
  label: { en: 'Big figure', ar: 'الرقم الكبير' },
  help: { en: 'One number with its unit, such as 160 km/h. Empty: none.', ar: 'رقم واحد مع وحدته، مثل 160 كم/س. اتركه فارغًا إن لم يلزم.' },
});

/** What search engines show for a record that has a page of its own. */
export const seo = { seo_title: text(), seo_description: text({ max: 320 }) };

/** How the fields of these shapes fill a look whose names differ: `from: slideLook`. */
export const slideLook = { text: 'info', picture: 'image' } as const;
export const standardLook = { link: 'path', picture: 'icon' } as const;
