import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SharedOffer } from '#api/features/offers/customer.ts';
import { messagesOf } from '#app/page/messages.server.ts';
import { type PageFacts, PageFactsContext } from '#app/page/page-facts.ts';
import type { FormAnswer } from '#app/site/form-action.server.ts';
import { offerPageEn } from '#i18n/messages/site/offer.en.ts';
import { OfferAnswer } from './offer-answer.tsx';

function drawn(state: SharedOffer['state'], answer: Partial<FormAnswer>, isMailed = false): string {
  const texts: Readonly<Record<string, string>> = messagesOf('en', ['everywhere', 'offer']);
  const facts = { language: 'en', pathname: '/', search: '', word: (key: string) => texts[key] } as PageFacts;
  const offer = { state, decided_name: 'Sara', customer: { email: '' } } as SharedOffer;
  const html = renderToStaticMarkup(
    <PageFactsContext value={facts}>
      <OfferAnswer offer={offer} isMailed={isMailed} answer={{ outcome: 'sent', fields: {}, values: {}, ...answer }} />
    </PageFactsContext>,
  );
  return html.replaceAll('&#x27;', "'");
}

test('a copy is promised only where mail goes out, and not sooner than it can; else the paper is to be kept', () => {
  const accepted = { values: { step: 'accept' } };
  expect(drawn('accepted', accepted, true)).toContain(offerPageEn['site.offer.accepted']);
  expect(drawn('seen', {}, true)).toContain(offerPageEn['site.offer.acceptText']);
  expect(drawn('accepted', accepted)).toContain(offerPageEn['site.offer.acceptedOnly']);
  expect(drawn('seen', {})).not.toMatch(/mail/);
  expect(offerPageEn['site.offer.accepted']).toContain('as soon as it can');
});

const REFUSED = { values: { step: 'accept', refused: 'yes' } };

test('an answer that comes too late is told why: only what was decided is called decided', () => {
  for (const state of ['expired', 'replaced'] as const) {
    const html = drawn(state, REFUSED);
    expect(html.split(offerPageEn[`site.offer.${state}`])).toHaveLength(2);
    expect(html).not.toContain(offerPageEn['site.offer.already']);
  }
  expect(drawn('accepted', REFUSED)).toContain(offerPageEn['site.offer.already']);
});

test('whoever presses twice, or loads the page again, reads that the own answer holds', () => {
  const twice = (step: string, name = 'Sara') => ({ values: { step, name, refused: 'yes' } });
  expect(drawn('accepted', twice('accept'))).toContain(offerPageEn['site.offer.acceptedOnly']);
  for (const html of [drawn('accepted', twice('accept')), drawn('declined', twice('decline'))])
    expect(html).not.toContain(offerPageEn['site.offer.already']);
  expect(drawn('accepted', twice('accept', 'Omar'))).toContain(offerPageEn['site.offer.already']);
  expect(drawn('accepted', twice('decline'))).toContain(offerPageEn['site.offer.already']);
});

test('a reason that is too long is told beside its field, which stands open with what was typed', () => {
  const html = drawn('seen', {
    outcome: 'invalid',
    fields: { reason: 'too-long' },
    values: { step: 'decline', reason: `Far too much\r\n${'x'.repeat(1990)}` },
  });
  expect(html).toMatch(/<details open=""[^>]*><summary>Decline<\/summary>/);
  expect(html).toContain('Far too much');
  expect(html).toContain('2000 characters are allowed, and 2003 were given');
});
