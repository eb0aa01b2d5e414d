import { invalid } from '#api/errors.ts';
import { isAppError } from '#app/page/failure.server.ts';
import type { Extras, FormArgs } from '#app/site/form-action.server.ts';

const LONGEST = { name: 200, question: 5000, reason: 2000 } as const;

/** Which of the three forms it was stands in `step`. What was decided already is no failure: the page says how it stands. */
export async function answerOffer({ operations, address, url, values }: FormArgs): Promise<Extras> {
  const token =
    url.pathname
      .replace(/\.data$/, '')
      .split('/')
      .at(-1) ?? '';
  const { shared } = operations.offers;
  const { step = '', name = '', question = '', reason = '' } = values;
  for (const [field, most] of Object.entries(LONGEST)) if ((values[field] ?? '').length > most) throw invalid({ [field]: 'too-long' });
  try {
    await shared.follow(address, token, async () => {
      if (step === 'accept') await shared.accept(token, required('name', name));
      else if (step === 'decline') await shared.decline(token, reason);
      else await shared.ask(token, required('question', question));
    });
  } catch (error) {
    if (isAppError(error) && error.code === 'conflict') return { values: { step, refused: 'yes' } };
    throw error;
  }
  return { values: { step } };
}

function required(field: string, value: string): string {
  if (value === '') throw invalid({ [field]: 'required' });
  return value;
}
