import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?raw';
import check2 from 'bootstrap-icons/icons/check2.svg?raw';
import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?raw';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?raw';
import download from 'bootstrap-icons/icons/download.svg?raw';
import exclamationCircle from 'bootstrap-icons/icons/exclamation-circle.svg?raw';
import list from 'bootstrap-icons/icons/list.svg?raw';
import pauseFill from 'bootstrap-icons/icons/pause-fill.svg?raw';
import playFill from 'bootstrap-icons/icons/play-fill.svg?raw';
import plusLg from 'bootstrap-icons/icons/plus-lg.svg?raw';
import search from 'bootstrap-icons/icons/search.svg?raw';
import xLg from 'bootstrap-icons/icons/x-lg.svg?raw';

/** The icons of the shell and the controls, part of every page's scripts: keep it short. Others are given to `<Icon>` as a drawing. */
export const INTERFACE_ICONS = {
  'arrow-right': arrowRight,
  check2,
  'chevron-left': chevronLeft,
  'chevron-right': chevronRight,
  download,
  'exclamation-circle': exclamationCircle,
  list,
  'pause-fill': pauseFill,
  'play-fill': playFill,
  'plus-lg': plusLg,
  search,
  'x-lg': xLg,
} as const;

export type InterfaceIcon = keyof typeof INTERFACE_ICONS;
