import type { ComparedOnPaper } from '#api/features/documents/comparison-sheet.ts';
import type { SetPicture } from './pictures.ts';

/** A document of the demo company, as the template `brochure` sets it. */
export type Brochure = { title: string; pages: readonly Page[] };

type Page =
  | { cover: true; opening: Opening }
  | { opening?: Opening; band?: SetPicture; title?: string; lead?: string; parts: readonly Part[] };

/** The mark, what this is and what it is about, in the dark under a picture. */
type Opening = { picture: SetPicture; label: string; title: string; text?: string };

export type Card = { title: string; sub?: string; text: string; picture?: SetPicture };

type Part =
  /** `tall`: the height of its pictures, in millimetres. */
  | { heading?: string; cards: readonly Card[]; columns: 2 | 3; tall?: number }
  | { heading: string; text: string; pictures: readonly SetPicture[] }
  | { steps: readonly Card[] }
  | { heading: string; sizes: readonly string[] }
  | { heads: readonly { name: string; chosen: string; picture: string }[]; groups: readonly ComparedOnPaper[] }
  | { note: string };
