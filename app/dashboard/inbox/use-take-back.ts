import { useNavigate } from 'react-router';
import { request } from '#app/page/api-client.ts';
import { copyKey, writeCopy } from '#app/dashboard/forms/device-copies.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useStaffName } from '#app/dashboard/shell/use-staff-name.ts';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { useLeadPath } from './use-lead-path.ts';
import type { LeadWay } from './lead-way.ts';

type Waiting = { mail: number; seconds: number };

/** Takes an answer out of the queue while it waits there; its words are offered again in the reply box of their message. */
export function useTakeBack() {
  const [api, say, revalidate, navigate] = [useApi(), useMessages(), useRevalidate(), useNavigate()];
  const pathOf = useLeadPath();
  const staff = useStaffName();

  async function takeBack(id: number, mail: number) {
    const answer = await api(request('POST /inbox/{id}/take-back', { params: { id }, body: { mail } }));
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message });
    if (answer.isOk) {
      const { subject, text } = answer.body;
      const copy = { at: new Date().toISOString(), version: 0, values: { subject, text }, comesBack: true };
      writeCopy(localStorage, copyKey(staff, `inbox/${id}/reply`), copy);
      await navigate(pathOf(id), { state: { takenBack: mail } satisfies LeadWay });
    }
    await revalidate();
  }

  return {
    takeBack,
    /** For the message that says it was sent, for exactly as long as it waits. */
    undoOf: (id: number, { mail, seconds }: Waiting) =>
      seconds > 0 ? { undo: () => void takeBack(id, mail), undoMs: seconds * 1000 } : {},
  };
}
