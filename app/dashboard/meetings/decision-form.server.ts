import type { PostedForms } from '#app/dashboard/posted/posted-action.server.ts';
import { drawnTexts, textOf } from '#app/dashboard/posted/typed-texts.server.ts';
import { decisionCall } from './decision-call.ts';

export const meetingForms = {
  /** Whoever has no scripts presses the same button for a time that was moved and for one that was not. */
  decision(typed) {
    const texts = drawnTexts(typed);
    const isMoved = ['date', 'time'].some((name) => texts[name] !== texts[`was_${name}`]);
    const change = textOf(typed, 'change') || (isMoved ? 'moved' : 'confirmed');
    return { call: decisionCall({ id: textOf(typed, 'meeting'), sequence: Number(texts['sequence']) }, texts, change) };
  },
} satisfies PostedForms;
