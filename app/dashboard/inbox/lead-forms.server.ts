import { request } from '#app/page/api-client.ts';
import type { PostedForms } from '#app/dashboard/posted/posted-action.server.ts';
import { textOf } from '#app/dashboard/posted/typed-texts.server.ts';

/** What is done with an inquiry, as its screen's forms say it. */
export const leadForms = {
  note: (typed, { params }) => ({
    call: request('POST /inbox/{id}/notes', { params: idIn(params), body: { text: textOf(typed, 'text') } }),
  }),
  reply(typed, { params }) {
    const template = Number(textOf(typed, 'template')) || undefined;
    const body = { subject: textOf(typed, 'subject'), text: textOf(typed, 'text'), template };
    return { call: request('POST /inbox/{id}/reply', { params: idIn(params), body }) };
  },
  /** What somebody else chose meanwhile stays: only what was changed here is said. */
  handling(typed, { params }) {
    const [status, owner] = [textOf(typed, 'status'), textOf(typed, 'owner')];
    const body = {
      ...(status !== textOf(typed, 'was_status') && { status }),
      ...(owner !== textOf(typed, 'was_owner') && { owner: Number(owner) || null }),
    };
    return { call: request('PATCH /inbox/{id}', { params: idIn(params), body }) };
  },
  reminder: (typed, { params }) => ({
    call: request('POST /inbox/{id}/reminder', { params: idIn(params), body: { day: textOf(typed, 'day') } }),
  }),
  'no-reminder': (_typed, { params }) => ({ call: request('POST /inbox/{id}/reminder', { params: idIn(params), body: { day: null } }) }),
} satisfies PostedForms;

function idIn(params: Readonly<Record<string, string | undefined>>): { id: string } {
  return { id: params['id'] ?? '' };
}
