import * as z from 'zod';
import { MOST_EACH_WAY } from './snap.ts';

/** So many cabinets one way, as the address of a file says it. */
export const CabinetCount = z
  .string()
  .regex(/^\d{1,9}(?:\.5)?$/, { error: 'not-a-number' })
  .transform(Number)
  .pipe(z.number().min(0.5, { error: 'out-of-range' }).max(MOST_EACH_WAY, { error: 'out-of-range' }));
