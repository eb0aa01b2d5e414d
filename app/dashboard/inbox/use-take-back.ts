import { useNavigate } from 'react-router';
import { copyKey, writeCopy } from '#app/dashboard/forms/kept-copies.ts';
import { textIn } from '#app/dashboard/read-json.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useStaffName } from '#app/dashboard/shell/use-staff-name.ts';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { useLeadPath } from './use-lead-path.ts';

type Waiting = { mail: number; seconds: number };

/** Takes an answer out of the queue while it waits there; its words are offered again in the reply box of their message. */
export function useTakeBack() {
  const [api, say, revalidate, navigate] = [useApi(), useMessages(), useRevalidate(), useNavigate()];
  const pathOf = useLeadPath();
  const staff = useStaffName();

  async function takeBack(id: number, mail: number) {
    const { isOk, message, body } = await api({ method: 'POST', path: `/inbox/${id}/take-back`, body: { mail } });
    say({ kind: isOk ? 'ok' : 'error', text: message });
    if (isOk) {
      const values = { subject: textIn(body, 'subject'), text: textIn(body, 'text') };
      writeCopy(localStorage, copyKey(staff, `inbox/${id}/reply`), { at: new Date().toISOString(), version: 0, values });
      await navigate(pathOf(id));
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
