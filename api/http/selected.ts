import * as z from 'zod';

const MOST_SELECTED = 100;

/** `12,15,18`: those somebody has ticked. */
export const Selected = z
  .string()
  .regex(/^[1-9]\d{0,15}(?:,[1-9]\d{0,15}){0,99}$/, { error: 'not-an-id' })
  .transform((text) => text.split(',').map(Number));
export const SelectedIds = z
  .array(z.number({ error: 'not-an-id' }).int().positive(), { error: 'not-a-list' })
  .min(1, { error: 'required' })
  .max(MOST_SELECTED, { error: 'too-many' });
