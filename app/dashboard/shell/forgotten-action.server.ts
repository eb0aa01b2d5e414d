import { type ActionFunctionArgs, data } from 'react-router';
import { languageOf } from '#app/page/address.ts';
import { pageContext } from '#app/page/page-context.ts';
import { postedTexts } from '#app/page/posted-texts.server.ts';

type Said = { isOk: boolean; text: string; email: string };

export async function askForLink({ context, request, url }: ActionFunctionArgs) {
  const { operations, address, form, report } = context.get(pageContext);
  const said = await postedTexts(request, form);
  const answer = await operations.postedForms.askForLink({ said, language: languageOf(url.pathname), address, report });
  if (answer.isOk) return data<Said>({ ...answer, email: '' });
  const { problem, status, headers } = answer;
  return data<Said>({ isOk: false, text: problem, email: said['email'] ?? '' }, { status, headers });
}
