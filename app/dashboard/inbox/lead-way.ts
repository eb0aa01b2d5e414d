import { isRecord } from '#content/known.ts';

/** How somebody came to a message: after taking back an answer, or after sending the one before from there. */
export type LeadWay = { takenBack?: number | undefined; sentFrom?: 'box' | 'button' | undefined };

export function wayFrom(state: unknown): LeadWay {
  if (!isRecord(state)) return {};
  const { takenBack, sentFrom } = state;
  return {
    ...(typeof takenBack === 'number' && { takenBack }),
    ...((sentFrom === 'box' || sentFrom === 'button') && { sentFrom }),
  };
}
