import { expect, test } from 'vitest';
import { AppError, invalid } from '#api/errors.ts';
import type { FormArgs } from '#app/site/form-action.server.ts';
import { answerOffer } from './answer-offer.server.ts';

function posted(values: Record<string, string>, refusal: AppError) {
  const refuse = async () => {
    throw refusal;
  };
  const follow = (_address: string, _token: string, work: () => Promise<void>) => work();
  const shared = { follow, accept: refuse, decline: refuse, ask: refuse };
  const url = new URL('https://lamha.example/en/offer/token');
  return answerOffer({ operations: { offers: { shared } }, address: '', url, values } as unknown as FormArgs);
}

test('what is wrong is told by the field of the page', async () => {
  await expect(posted({ step: 'ask' }, invalid({ text: 'too-long' }))).rejects.toMatchObject({
    details: { fields: { question: 'too-long' } },
  });
  await expect(posted({ step: 'accept' }, invalid({ name: 'required' }))).rejects.toMatchObject({
    details: { fields: { name: 'required' } },
  });
});

test('what was decided already is no failure', async () => {
  const values = { step: 'accept', name: 'Sara', refused: 'yes' };
  expect(await posted({ step: 'accept', name: 'Sara' }, new AppError('conflict', { reason: 'offer-accepted' }))).toEqual({ values });
});
