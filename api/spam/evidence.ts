import * as z from 'zod';
import { textSchema } from '#content/fields/text.ts';

/** What a form says about how it was filled in. Callers of the API may leave all of it away. */
export const EvidenceFields = {
  /** A field no person sees: whatever stands in it was written by a machine. */
  extra: textSchema(1000).optional(),
  /** Milliseconds between the form being shown and being sent. */
  waited: z.preprocess((value) => (value === '' ? undefined : value), z.coerce.number().int().min(0).optional().catch(undefined)),
  /** A solved challenge, see challenge.ts. */
  proof: textSchema(500).optional(),
  /** Made anew for each filled-in form: who was cut off and sends the same again is answered with what was stored. */
  form_key: textSchema(100).optional(),
};

const EvidenceObject = z.object(EvidenceFields);

export type Evidence = z.output<typeof EvidenceObject>;

/** From the values of a posted form; what makes no sense counts as absent. */
export function evidenceOf(values: Readonly<Record<string, unknown>>): Evidence {
  const parsed = EvidenceObject.safeParse(values);
  return parsed.success ? parsed.data : {};
}
