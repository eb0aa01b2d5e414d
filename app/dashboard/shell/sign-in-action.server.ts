import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { inLanguage, languageOf } from '#app/page/address.ts';
import { pageContext } from '#app/page/page-context.ts';
import { postedTexts } from '#app/page/posted-texts.server.ts';
import { screenAfter } from './sign-in-address.ts';

/** What a form that was posted without scripts is drawn with again; never the password. */
export type Refusal = { username: string; problem: string; asksCode: boolean };

export async function signInAction({ context, request, url }: ActionFunctionArgs) {
  const { operations, address, origin, form, report } = context.get(pageContext);
  const language = languageOf(url.pathname);
  const { headers } = request;
  const browser = { cookie: headers.get('cookie'), userAgent: headers.get('user-agent'), isSecure: origin.startsWith('https:') };
  const said = await postedTexts(request, form);
  const answer = await operations.postedForms.signIn({ said, language, address, report }, browser);
  if (!answer.isOk) {
    const { problem, asksCode, status, headers: extra } = answer;
    return data<Refusal>({ username: said['username'] ?? '', problem, asksCode }, { status, headers: extra });
  }
  const to = inLanguage(screenAfter(url.searchParams.get('to'), answer.user), language);
  return redirect(to, { status: 303, headers: answer.cookies.map((cookie) => ['set-cookie', cookie]) });
}
