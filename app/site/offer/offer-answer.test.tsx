import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SharedOffer } from '#api/features/offers/customer.ts';
import { messagesOf } from '#app/page/messages.server.ts';
import { type PageFacts, PageFactsContext } from '#app/page/page-facts.ts';
import type { FormAnswer } from '#app/site/form-action.server.ts';
import { offerPageEn } from '#i18n/messages/site/offer.en.ts';
import { OfferAnswer } from './offer-answer.tsx';

function drawn(state: SharedOffer['state'], answer: Partial<FormAnswer>): string {
  const texts: Readonly<Record<string, string>> = messagesOf('en', ['everywhere', 'offer']);
  const facts = { language: 'en', pathname: '/', search: '', word: (key: string) => texts[key] } as PageFacts;
  const offer = { state, decided_name: 'Sara', customer: { email: '' } } as SharedOffer;
  const html = renderToStaticMarkup(
    <PageFactsContext value={facts}>
      <OfferAnswer offer={offer} answer={{ outcome: 'sent', fields: {}, values: {}, ...answer }} />
    </PageFactsContext>,
  );
  return html.replaceAll('&#x27;', "'");
}

const REFUSED = { values: { step: 'accept', refused: 'yes' } };

test('an answer that comes too late is told why: only what was decided is called decided', () => {
  for (const state of ['expired', 'replaced'] as const) {
    const html = drawn(state, REFUSED);
    expect(html.split(offerPageEn[`site.offer.${state}`])).toHaveLength(2);
    expect(html).not.toContain(offerPageEn['site.offer.already']);
  }
  expect(drawn('accepted', REFUSED)).toContain(offerPageEn['site.offer.already']);
});

test('a reason that is too long is told beside its field, which stands open with what was typed', () => {
  const html = drawn('seen', { outcome: 'invalid', fields: { reason: 'too-long' }, values: { step: 'decline', reason: 'Far too much' } });
  expect(html).toMatch(/<details open=""[^>]*><summary>Decline<\/summary>/);
  expect(html).toContain('Far too much');
  expect(html).toContain(offerPageEn['site.offer.tooLong']);
});
