import { useActionData } from 'react-router';
import { LoginPage } from '#app/dashboard/shell/login-page.tsx';
import { signInAction } from '#app/dashboard/shell/sign-in-action.server.ts';
import { useTexts } from '#app/dashboard/texts.ts';

/** What a form answers that was sent without scripts; with them, the form of every screen signs in where it stands. */
export const action = signInAction;

export const headers = ({ actionHeaders }: { actionHeaders: Headers }) => actionHeaders;

export default function SignIn() {
  const t = useTexts();
  return (
    <>
      <title>{`${t('login.title')} · ${t('shell.title')}`}</title>
      <meta name="robots" content="noindex" />
      <LoginPage refusal={useActionData<typeof action>()} />
    </>
  );
}
