import { data, type LoaderFunctionArgs } from 'react-router';
import { isAppError } from '#app/page/failure.server.ts';
import { pageContext } from '#app/page/page-context.ts';
import { pageLoader } from '#app/page/page-loader.server.ts';
import { textsOf, useTexts } from '#app/page/texts.ts';
import { formAction } from '#app/site/form-action.server.ts';
import { answerOffer } from '#app/site/offer/answer-offer.server.ts';
import { OfferAnswer } from '#app/site/offer/offer-answer.tsx';
import { OfferPaper } from '#app/site/offer/offer-paper.tsx';
import { answerMeta } from '#app/site/page-meta.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import styles from '#app/site/offer/offer.module.css';
import type { Route } from './+types/shared-offer.ts';

const load = pageLoader(['offer'], async ({ operations: { offers, mail }, address, params }) => {
  const token = params['token'] ?? '';
  try {
    const offer = await offers.shared.follow(address, token, () => offers.shared.read(token));
    return { offer, token, isMailed: offer.customer.email !== '' && (await mail.canSend()) };
  } catch (error) {
    // A link that was cut off or has ended is told in words, by a page like this one.
    if (isAppError(error) && error.code === 'not-found') return { offer: undefined, token: '', isMailed: false };
    throw error;
  }
});

/** Somebody looks at it when a browser opens the document; programs that check the links of mails do not say that they do. */
export async function loader(args: LoaderFunctionArgs) {
  const loaded = await load(args);
  if (!loaded.offer) return data(loaded, { status: 404 });
  const { operations } = args.context.get(pageContext);
  if (args.request.headers.get('sec-fetch-dest') === 'document') await operations.offers.shared.seen(loaded.token);
  return data(loaded);
}

export const action = formAction(answerOffer);

export function headers() {
  return { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' };
}

export default function SharedOffer({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const { offer, token, isMailed } = loaderData;
  return (
    <Section tone="light">
      <Container className={styles['whole']}>
        {offer ? (
          <>
            <OfferPaper offer={offer} token={token} />
            <OfferAnswer offer={offer} isMailed={isMailed} answer={actionData} />
          </>
        ) : (
          <Heading level={1} size="l" lead={t('site.offer.goneText')}>
            {t('site.offer.gone')}
          </Heading>
        )}
      </Container>
    </Section>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const t = textsOf(matches);
  const { offer } = loaderData ?? {};
  return answerMeta(matches, location.pathname, offer ? t('site.offer.title', { number: offer.number }) : t('site.offer.gone'));
};
