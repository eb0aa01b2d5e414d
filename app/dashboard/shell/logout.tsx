import { useState } from 'react';
import { request } from '#app/page/api-client.ts';
import { dropCopiesOf } from '#app/dashboard/forms/device-copies.ts';
import { forgetColumns } from '#app/dashboard/ui/column-choice.ts';
import { forgetScreens } from './used-screens.ts';
import { forgetGoals } from '#app/dashboard/finder/used-last.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { PlainForm } from '#app/dashboard/posted/plain-form.tsx';
import { useLeave } from '#app/dashboard/forms/unsaved.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Question } from '#app/dashboard/ui/question.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { forgetLoggedIn } from '#app/logged-in-flag.ts';
import { useMessages } from './messages.tsx';
import { useApi } from './session.tsx';
import { useStaffName } from './use-staff-name.ts';

export function Logout() {
  const t = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Action look="quiet" glyph="leave" flips data-scripted onClick={() => setIsAsking(true)}>
        {t('shell.logout')}
      </Action>
      <PlainForm form="logout" action={inLanguage('/dashboard/account', useLanguage())}>
        {t('shell.logout')}
      </PlainForm>
      <LogoutQuestion isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

/** Asks first; then ends the session on the server, forgets the flag and loads the page again, which shows the sign-in. */
export function LogoutQuestion({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTexts();
  const api = useApi();
  const say = useMessages();
  const { leave } = useLeave();
  const username = useStaffName();

  async function logOut(): Promise<boolean> {
    const answer = await api(request('POST /auth/logout'));
    if (!answer.isOk && answer.status !== 401) {
      say({ kind: 'error', text: answer.message });
      return false;
    }
    dropCopiesOf(localStorage, username);
    forgetGoals();
    forgetScreens();
    forgetColumns();
    forgetLoggedIn();
    location.reload();
    return true;
  }

  return (
    <Question isOpen={isOpen} text={t('shell.logout.question')} yes={t('shell.logout')} onYes={() => leave(logOut)} onClose={onClose} />
  );
}
