import { type Box, type Mount, planFront, planSide, SHEET } from '#content/advisor/plan-room.ts';
import type { Question } from '#content/advisor/question.ts';
import type { Wall } from '#content/advisor/wall.ts';
import { drawnText } from '#content/writing/drawn-text.ts';
import { figure } from '#content/writing/figures.ts';
import type { Say } from '#content/writing/say.ts';
import type { Language } from '#i18n/translate.ts';

type Room = { wall: Wall; mount: Mount; question: Pick<Question, 'nearest' | 'farthest'> };

const FONT = 'font-family="Geist, Readex Pro" fill="#0b0a09"';
const FONT_SIZE = 18;
const GROUND = 'stroke="#5d554c" stroke-width="1.5"';
const SCREEN = 'fill="#2a2622"';
const MOST_SEAMS = 200;

/** The screen from the front beside a person, and the room from the side with its viewers, as the page draws them; figures alone. */
export function roomSvg({ wall, mount, question }: Room, say: Say<'site.advisor.metres'>, language: Language, signs = language): string {
  const front = planFront(wall, mount);
  const { nearest, farthest } = question;
  const side = planSide(wall, mount, nearest === farthest ? [nearest] : [nearest, farthest]);
  const height = Math.ceil(Math.max(front.height, side.height));
  const isRtl = language === 'ar';
  // In Arabic everything stands on the other side; only words must not be turned around.
  const turn = isRtl ? ` transform="matrix(-1 0 0 1 ${SHEET} 0)"` : '';
  const at = (x: number) => (isRtl ? SHEET - x : x);
  const sides = `${figure(wall.body[0] / 1000, 3)} × ${figure(wall.body[1] / 1000, 3)}`;
  const metres = (value: number) => say('site.advisor.metres', { value: figure(value, 3) });
  const texts = (x: number, y: number, text: string) => drawnText(text, { x: at(x), y, size: FONT_SIZE }, FONT, signs);
  const face = side.wall.x + side.wall.width;
  const sights = side.viewers.map(
    ({ eye }) =>
      `<path fill="#ffb224" fill-opacity="0.18" d="M${face} ${side.wall.y}L${eye.x} ${eye.y}L${face} ${side.wall.y + side.wall.height}Z"/>`,
  );
  const views = [
    `<g${turn}>${ground(front.ground)}${table(front.table)}${box(front.wall, SCREEN)}${seams(front)}${person(front.person)}</g>` +
      texts(front.wall.x + front.wall.width / 2, front.wall.y - 12, say('site.advisor.metres', { value: sides })),
    `<g${turn}>${sights.join('')}${ground(side.ground)}${table(side.table)}${box(side.wall, SCREEN)}${side.viewers.map((viewer) => person(viewer.person)).join('')}</g>` +
      side.viewers
        .map(({ at: distance, eye }, index) => texts(Math.max(eye.x, 40), side.ground + 24 + 20 * (index % 2), metres(distance)))
        .join(''),
  ];
  const placed = (isRtl ? views.toReversed() : views).map((view, index) => `<g transform="translate(${index * SHEET} 0)">${view}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * SHEET} ${height}" width="${2 * SHEET}" height="${height}">${placed.join('')}</svg>`;
}

function box({ x, y, width, height }: Box, look: string): string {
  return `<rect ${look} x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}

function ground(y: number): string {
  return `<path ${GROUND} d="M0 ${y}H${SHEET}"/>`;
}

function table(of: Box | undefined): string {
  return of ? box(of, 'fill="#d5cab7"') : '';
}

function seams({ wall: { x, y, width, height }, columns, rows }: ReturnType<typeof planFront>): string {
  const shares = (count: number) => Array.from({ length: Math.max(0, Math.min(count, MOST_SEAMS) - 1) }, (_, index) => (index + 1) / count);
  const lines = [
    ...shares(columns).map((share) => `M${x + share * width} ${y}v${height}`),
    ...shares(rows).map((share) => `M${x} ${y + share * height}h${width}`),
  ];
  return `<path fill="none" stroke="#8a7a5c" stroke-width="0.75" d="${lines.join('')}"/>`;
}

function person({ x, y, width, height }: Box): string {
  const [head, middle] = [height * 0.075, x + width / 2];
  const body = box({ x: middle - width * 0.36, y: y + height * 0.18, width: width * 0.72, height: height * 0.38 }, 'rx="2"');
  const legs = box({ x: middle - width * 0.26, y: y + height * 0.5, width: width * 0.52, height: height * 0.5 }, '');
  return `<g fill="#9a8f80"><circle cx="${middle}" cy="${y + head}" r="${head}"/>${body}${legs}</g>`;
}
