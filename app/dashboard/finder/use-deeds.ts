import { useNavigate } from 'react-router';
import { request } from '#app/page/api-client.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useLeave } from '#app/dashboard/forms/unsaved.tsx';
import { useOtherLanguage } from '#app/dashboard/shell/language-switch.tsx';
import { useChange } from '#app/dashboard/use-change.ts';
import type { Deed } from './actions.ts';

/** What the finder does itself. A backup is begun, and its screen opened, which tells when it is done. */
export function useDeeds(onSignOut: () => void): Readonly<Record<Deed, () => void>> {
  const language = useLanguage();
  const navigate = useNavigate();
  const change = useChange();
  const { leave } = useLeave();
  const changeLanguage = useOtherLanguage();

  async function backUp(): Promise<void> {
    const begun = await change(request('POST /backups'));
    if (begun.isOk) await navigate(inLanguage('/dashboard/backup', language));
  }

  return {
    'back-up': () => void backUp(),
    'sign-out': onSignOut,
    'other-language': changeLanguage,
    'view-site': () => leave(() => location.assign(inLanguage('/', language))),
  };
}
