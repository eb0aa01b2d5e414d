import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?raw';
import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?raw';
import arrowUp from 'bootstrap-icons/icons/arrow-up.svg?raw';
import arrowUpLeft from 'bootstrap-icons/icons/arrow-up-left.svg?raw';
import arrowUpRight from 'bootstrap-icons/icons/arrow-up-right.svg?raw';
import calendar3 from 'bootstrap-icons/icons/calendar3.svg?raw';
import chat from 'bootstrap-icons/icons/chat.svg?raw';
import check2 from 'bootstrap-icons/icons/check2.svg?raw';
import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?raw';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?raw';
import download from 'bootstrap-icons/icons/download.svg?raw';
import envelope from 'bootstrap-icons/icons/envelope.svg?raw';
import exclamationCircle from 'bootstrap-icons/icons/exclamation-circle.svg?raw';
import fileEarmarkPdf from 'bootstrap-icons/icons/file-earmark-pdf.svg?raw';
import geoAlt from 'bootstrap-icons/icons/geo-alt.svg?raw';
import globe2 from 'bootstrap-icons/icons/globe2.svg?raw';
import list from 'bootstrap-icons/icons/list.svg?raw';
import pauseFill from 'bootstrap-icons/icons/pause-fill.svg?raw';
import person from 'bootstrap-icons/icons/person.svg?raw';
import playFill from 'bootstrap-icons/icons/play-fill.svg?raw';
import plusLg from 'bootstrap-icons/icons/plus-lg.svg?raw';
import search from 'bootstrap-icons/icons/search.svg?raw';
import telephone from 'bootstrap-icons/icons/telephone.svg?raw';
import threeDots from 'bootstrap-icons/icons/three-dots.svg?raw';
import whatsapp from 'bootstrap-icons/icons/whatsapp.svg?raw';
import xLg from 'bootstrap-icons/icons/x-lg.svg?raw';

/** The icons of the interface itself, part of the scripts. Icons chosen in the dashboard come with the page's data instead. */
export const INTERFACE_ICONS = {
  'arrow-left': bodyOf(arrowLeft),
  'arrow-right': bodyOf(arrowRight),
  'arrow-up': bodyOf(arrowUp),
  'arrow-up-left': bodyOf(arrowUpLeft),
  'arrow-up-right': bodyOf(arrowUpRight),
  calendar3: bodyOf(calendar3),
  chat: bodyOf(chat),
  check2: bodyOf(check2),
  'chevron-left': bodyOf(chevronLeft),
  'chevron-right': bodyOf(chevronRight),
  download: bodyOf(download),
  envelope: bodyOf(envelope),
  'exclamation-circle': bodyOf(exclamationCircle),
  'file-earmark-pdf': bodyOf(fileEarmarkPdf),
  'geo-alt': bodyOf(geoAlt),
  globe2: bodyOf(globe2),
  list: bodyOf(list),
  'pause-fill': bodyOf(pauseFill),
  person: bodyOf(person),
  'play-fill': bodyOf(playFill),
  'plus-lg': bodyOf(plusLg),
  search: bodyOf(search),
  telephone: bodyOf(telephone),
  'three-dots': bodyOf(threeDots),
  whatsapp: bodyOf(whatsapp),
  'x-lg': bodyOf(xLg),
} as const;

export type InterfaceIcon = keyof typeof INTERFACE_ICONS;

/** The drawing without its frame. */
export function bodyOf(svg: string): string {
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')).trim();
}
