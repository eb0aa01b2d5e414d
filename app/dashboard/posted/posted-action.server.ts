import { type ActionFunctionArgs, data, type Params, redirect } from 'react-router';
import type { Language } from '#i18n/translate.ts';
import { languageOf } from '#app/page/address.ts';
import { request as callOf, type Request as Call } from '#app/page/api-client.ts';
import { type CallApi, pageContext } from '#app/page/page-context.ts';
import { isObject, type JsonObject, objectOf } from '#app/dashboard/json-object.ts';
import { answerOf, type Answer } from '#app/dashboard/send.ts';
import { NAMES, SAID } from './names.ts';
import type { Posted } from './posted.ts';
import { drawnTexts, textOf, typedTexts } from './typed-texts.server.ts';

type PostedArgs = { language: Language; url: URL; params: Params };

/** The call a form belongs to, and how its screen draws it again; without a call it is only drawn again. */
export type PostedCall = {
  call?: Call;
  /** Where it leads once it is done, if not to where it stood. */
  to?: (answered: JsonObject) => string;
} & Partial<Pick<Posted, 'of' | 'values' | 'errors' | 'version'>>;

/** By the name each form of a screen posts with its fields. */
export type PostedForms = Readonly<Record<string, (typed: FormData, args: PostedArgs) => PostedCall>>;

type Answered = Answer & { cookies: readonly string[]; retryAfter?: string | undefined };

/** What the forms of a screen do when no script sends them: the same call of the API, and its answer as a page or on another. */
export function postedAction(forms: PostedForms) {
  return async ({ context, request, url, params }: ActionFunctionArgs) => {
    const { callApi, form: received, operations } = context.get(pageContext);
    const language = languageOf(url.pathname);
    const typed = await typedTexts(request, received);
    const name = textOf(typed, NAMES.form);
    const formOf = Object.hasOwn(forms, name) ? forms[name] : undefined;
    if (!formOf || !callApi) throw data(null, { status: 400 });
    const { call, to, errors = {}, ...drawn } = formOf(typed, { language, url, params });
    const again: Posted = { form: name, of: '', message: '', errors, values: drawnTexts(typed), ...drawn };
    if (!call) return data(again, { status: Object.keys(errors).length > 0 ? 422 : 200 });
    const confirmed = await confirmedBy(callApi, language, typed);
    const answer = confirmed?.isOk === false ? confirmed : await answerTo(callApi, language, call);
    const cookies = [...(confirmed?.cookies ?? []), ...answer.cookies].map((cookie): [string, string] => ['set-cookie', cookie]);
    if (answer.isOk) {
      const next = new URL(to?.(objectOf(answer.body)) ?? url.pathname + url.search, url);
      next.searchParams.set(SAID, await operations.acknowledgements.write(answer.message));
      return redirect(next.pathname + next.search + next.hash, { status: 303, headers: cookies });
    }
    const wait: [string, string][] = answer.retryAfter === undefined ? [] : [['retry-after', answer.retryAfter]];
    return data(refused(again, answer), { status: answer.status, headers: [...cookies, ...wait] });
  };
}

function refused(again: Posted, answer: Answer & { isOk: false }): Posted {
  const { status, message, errors, body } = answer;
  const asks = body.next === 'confirm' ? 'password' : body.next === 'second-factor' ? 'code' : undefined;
  return {
    ...again,
    message,
    errors,
    ...(asks && { asks }),
    ...(status === 409 && isObject(body.current) && { current: body.current }),
  };
}

async function answerTo(callApi: CallApi, language: Language, call: Call): Promise<Answered> {
  const { status, json, cookies, retryAfter } = await callApi(language, call);
  return { ...answerOf(language, status, json), cookies, retryAfter };
}

/** Whoever was asked for the password says it with the form itself. */
async function confirmedBy(callApi: CallApi, language: Language, typed: FormData): Promise<Answered | undefined> {
  const [password, code] = [textOf(typed, NAMES.password), textOf(typed, NAMES.code).trim()];
  if (!password) return undefined;
  const answer = await answerTo(callApi, language, callOf('POST /auth/confirm', { body: { password, ...(code && { code }) } }));
  if (answer.isOk || answer.body.next) return answer;
  // The form may have a password of its own.
  const { password: wrong, ...errors } = answer.errors;
  return { ...answer, errors: { ...errors, ...(wrong && { [NAMES.password]: wrong }) }, body: { ...answer.body, next: 'confirm' } };
}
