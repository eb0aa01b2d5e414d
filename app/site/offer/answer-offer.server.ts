import { invalid } from '#api/errors.ts';
import { isAppError } from '#app/page/failure.server.ts';
import type { Extras, FormArgs } from '#app/site/form-action.server.ts';

/** Which of the three forms it was stands in `step`. What was decided already is no failure: the page says how it stands. */
export async function answerOffer({ operations, address, url, values }: FormArgs): Promise<Extras> {
  const token =
    url.pathname
      .replace(/\.data$/, '')
      .split('/')
      .at(-1) ?? '';
  const { shared } = operations.offers;
  const { step = '', name = '', question = '', reason = '' } = values;
  try {
    await shared.follow(address, token, async () => {
      if (step === 'accept') await shared.accept(token, name);
      else if (step === 'decline') await shared.decline(token, reason);
      else await shared.ask(token, question);
    });
  } catch (error) {
    if (isAppError(error) && error.code === 'conflict') return { values: { step, name, refused: 'yes' } };
    const wrong = step === 'ask' && isAppError(error) ? error.details?.fields?.['text'] : undefined;
    if (wrong) throw invalid({ question: wrong });
    throw error;
  }
  return { values: { step } };
}
