import arrowDown from 'bootstrap-icons/icons/arrow-down.svg?raw';
import arrowUp from 'bootstrap-icons/icons/arrow-up.svg?raw';
import boxArrowRight from 'bootstrap-icons/icons/box-arrow-right.svg?raw';
import boxArrowUpRight from 'bootstrap-icons/icons/box-arrow-up-right.svg?raw';
import building from 'bootstrap-icons/icons/buildings.svg?raw';
import calendar from 'bootstrap-icons/icons/calendar3.svg?raw';
import chat from 'bootstrap-icons/icons/chat-left-text.svg?raw';
import check from 'bootstrap-icons/icons/check-lg.svg?raw';
import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?raw';
import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?raw';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?raw';
import clock from 'bootstrap-icons/icons/clock-history.svg?raw';
import copy from 'bootstrap-icons/icons/copy.svg?raw';
import diagram from 'bootstrap-icons/icons/diagram-3.svg?raw';
import display from 'bootstrap-icons/icons/display.svg?raw';
import envelope from 'bootstrap-icons/icons/envelope.svg?raw';
import eye from 'bootstrap-icons/icons/eye.svg?raw';
import eyeOff from 'bootstrap-icons/icons/eye-slash.svg?raw';
import file from 'bootstrap-icons/icons/file-earmark-text.svg?raw';
import film from 'bootstrap-icons/icons/film.svg?raw';
import grid from 'bootstrap-icons/icons/grid.svg?raw';
import grip from 'bootstrap-icons/icons/grip-vertical.svg?raw';
import hash from 'bootstrap-icons/icons/hash.svg?raw';
import house from 'bootstrap-icons/icons/house.svg?raw';
import inbox from 'bootstrap-icons/icons/inbox.svg?raw';
import images from 'bootstrap-icons/icons/images.svg?raw';
import journal from 'bootstrap-icons/icons/journal-text.svg?raw';
import key from 'bootstrap-icons/icons/key.svg?raw';
import link from 'bootstrap-icons/icons/link-45deg.svg?raw';
import list from 'bootstrap-icons/icons/list.svg?raw';
import newspaper from 'bootstrap-icons/icons/newspaper.svg?raw';
import pulse from 'bootstrap-icons/icons/activity.svg?raw';
import receipt from 'bootstrap-icons/icons/receipt.svg?raw';
import pencil from 'bootstrap-icons/icons/pencil.svg?raw';
import people from 'bootstrap-icons/icons/people.svg?raw';
import phone from 'bootstrap-icons/icons/telephone.svg?raw';
import plus from 'bootstrap-icons/icons/plus-lg.svg?raw';
import shield from 'bootstrap-icons/icons/shield-check.svg?raw';
import sliders from 'bootstrap-icons/icons/sliders.svg?raw';
import translate from 'bootstrap-icons/icons/translate.svg?raw';
import trash from 'bootstrap-icons/icons/trash3.svg?raw';
import upload from 'bootstrap-icons/icons/upload.svg?raw';
import whatsapp from 'bootstrap-icons/icons/whatsapp.svg?raw';
import x from 'bootstrap-icons/icons/x-lg.svg?raw';
import book from 'bootstrap-icons/icons/question-circle.svg?raw';
import download from 'bootstrap-icons/icons/download.svg?raw';
import gear from 'bootstrap-icons/icons/gear.svg?raw';
import person from 'bootstrap-icons/icons/person.svg?raw';
import exchange from 'bootstrap-icons/icons/arrow-left-right.svg?raw';
import safe from 'bootstrap-icons/icons/hdd-stack.svg?raw';
import search from 'bootstrap-icons/icons/search.svg?raw';

/** The drawings of the dashboard's own controls; a new screen adds the ones it needs. */
export const GLYPHS = {
  'arrow-down': arrowDown,
  'arrow-up': arrowUp,
  building,
  calendar,
  chat,
  check,
  'chevron-down': chevronDown,
  'chevron-left': chevronLeft,
  'chevron-right': chevronRight,
  clock,
  copy,
  diagram,
  display,
  envelope,
  eye,
  'eye-off': eyeOff,
  file,
  film,
  grid,
  grip,
  hash,
  house,
  images,
  inbox,
  journal,
  key,
  leave: boxArrowRight,
  link,
  list,
  newspaper,
  open: boxArrowUpRight,
  pencil,
  pulse,
  receipt,
  people,
  phone,
  plus,
  shield,
  sliders,
  translate,
  trash,
  upload,
  whatsapp,
  x,
  book,
  download,
  gear,
  person,
  exchange,
  safe,
  search,
} as const;

export type Glyph = keyof typeof GLYPHS;
