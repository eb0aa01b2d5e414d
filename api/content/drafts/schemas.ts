import * as z from 'zod';
import { DRAFT_STATES } from '#content/draft-states.ts';

const State = z.enum(DRAFT_STATES);
const Versions = z.object({ shared: z.number().int(), en: z.number().int(), ar: z.number().int() });
const Asked = z.object({ at: z.iso.datetime(), by: z.string(), remark: z.string() }).nullable();
const States = z.object({ en: State, ar: State });

export const Draft = z
  .object({
    id: z.number().int(),
    parent: z.number().int(),
    isNew: z.boolean().describe('nobody has published it yet'),
    base: z.number().int().describe('the version of the record that was typed over'),
    values: z.record(z.string(), z.unknown()),
    unplaced: z.array(z.string()).describe('what was typed into fields that an upgrade took away; it is not published'),
    versions: Versions,
    states: States,
    waiting: z.array(z.enum(['shared', 'en', 'ar'])).describe('the parts in which something differs from what is published'),
    updatedAt: z.iso.datetime(),
    updatedBy: z.string(),
    asked: Asked,
    linkEndsAt: z.iso.datetime().nullable().describe('until when a link shows it to somebody without an account'),
  })
  .meta({ id: 'draft' });

export const Listed = z.object({
  collection: z.string(),
  id: z.number().int(),
  parent: z.number().int(),
  title: z.string(),
  place: z.string(),
  isNew: z.boolean(),
  versions: Versions,
  states: States,
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
  asked: Asked,
});

export const Here = z.object({
  others: z.array(z.string()).describe('who else has it open'),
  versions: Versions,
  version: z.number().int(),
  updatedBy: z.string(),
});
