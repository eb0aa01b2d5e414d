import { MEGABYTE } from './fields/megabyte.ts';

const megabytes = 10;

/** The one file a visitor may send with a project inquiry. No schema library comes with it: the form in the browser reads it too. */
export const INQUIRY_FILE = {
  /** What the form and the call name it. */
  field: 'attachment',
  endings: ['pdf', 'jpg', 'png', 'webp'],
  types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  megabytes,
  bytes: megabytes * MEGABYTE,
  /** All of them together; beyond it inquiries still come, without a file. */
  bytesInAll: 2000 * MEGABYTE,
  /** All that come within a day: whoever sends many to fill the room has filled a part of it. */
  bytesInDay: 400 * MEGABYTE,
  /** Of those, what comes without a solved calculation: the rest is kept for senders who brought one. */
  bytesUnproven: 240 * MEGABYTE,
  /** What one network may take of a day, without and with a solved calculation. */
  bytesOfNetwork: { unproven: 40 * MEGABYTE, proven: 80 * MEGABYTE },
} as const;
