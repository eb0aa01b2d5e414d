import { PER_DOLLAR } from '#content/advisor/money.ts';
import { writeQuestion } from '#content/advisor/question.ts';
import { isForeignPrice } from '#content/specifications/price.ts';
import { pagePath, recordPath } from '#app/page/links.ts';
import { useFiles } from '#app/page/files.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { KeepButton } from '#app/site/shortlist/keep-button.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { figure, metres, money } from '#content/writing/figures.ts';
import { listedOf } from './listed-of.ts';
import type { AdvisorData } from './load-advisor.server.ts';
import { reasonFor } from '#content/advisor/reasons.ts';
import styles from './advice.module.css';

export type Result = NonNullable<AdvisorData['result']>;

/** The proposals to choose from; the one the address names is shown whole below. */
export function Proposals({ result }: { result: Result }) {
  const t = useTexts();
  const language = useLanguage();
  const files = useFiles();
  const { proposals, question, chosen, isOther, isRelaxed } = result;
  if (proposals.length === 0)
    return (
      <Heading id="answer" isTarget lead={t('site.advisor.noneHint')}>
        {t('site.advisor.none')}
      </Heading>
    );
  const address = `${pagePath('advisor', language)}?${writeQuestion(question)}`;
  return (
    <>
      <Heading id="answer" isTarget lead={isRelaxed ? t('site.advisor.relaxed', { nearest: figure(question.nearest) }) : undefined}>
        {t('site.advisor.answer', { count: proposals.length })}
      </Heading>
      {isOther && <p>{t('site.advisor.other')}</p>}
      {isReckoned(result) && <p>{t('site.shortlist.estimateRate', PER_DOLLAR)}</p>}
      <ol className={styles['cards']}>
        {proposals.map(({ candidate, wall }, index) => {
          const picture = files(candidate.image);
          const isChosen = candidate.id === chosen?.candidate.id;
          return (
            <li key={candidate.id}>
              <a
                href={`${address}&screen=${candidate.id}#proposal`}
                className={styles['card']}
                aria-current={isChosen ? 'true' : undefined}
              >
                {picture && <Picture file={picture} sizes="(min-width: 64rem) 30vw, 90vw" cover decorative className={styles['picture']} />}
                <span className={styles['mark']}>{t(index === 0 ? 'site.advisor.best' : 'site.advisor.alternative')}</span>
                <strong>
                  <bdi>{candidate.name}</bdi>
                </strong>
                <span>{t('site.advisor.sized', { size: metres([wall.width, wall.height], language) })}</span>
                <span className={styles['see']}>{t(isChosen ? 'site.advisor.seen' : 'site.advisor.see')}</span>
              </a>
              <KeepButton product={candidate} listed={listedOf(wall)} />
            </li>
          );
        })}
      </ol>
      <p role="status" className="visually-hidden" data-shortlist-status="" />
    </>
  );
}

/** Held against a budget are prices of which some are given in the money of the other country. */
function isReckoned({ question: { budget }, proposals, near, others, refused }: Result): boolean {
  const country = budget?.currency === 'AED' ? 'ae' : 'sa';
  const judged = [...proposals, ...near, ...others, ...refused];
  return budget !== undefined && judged.some(({ candidate }) => isForeignPrice(candidate.specifications, country));
}

export function TheRest({ result: { others, near, refused, more, question }, places }: { result: Result; places: AdvisorData['places'] }) {
  const t = useTexts();
  const language = useLanguage();
  const address = `${pagePath('advisor', language)}?${writeQuestion(question)}`;
  return (
    <Section className={styles['rest']}>
      <Container>
        {near.length > 0 && (
          <>
            <h2 className={styles['restTitle']}>{t('site.advisor.near')}</h2>
            <ul className={styles['names']}>
              {near.map(({ candidate, wall, missed }) => (
                <li key={candidate.id}>
                  <a href={`${address}&screen=${candidate.id}#proposal`}>
                    <bdi>{candidate.name}</bdi>
                  </a>{' '}
                  {t('site.advisor.sized', { size: metres([wall.width, wall.height], language) })}{' '}
                  {(['sa', 'ae'] as const).map((country) => (
                    <span key={country} data-only-country={country}>
                      {wall.price[country] && t('site.advisor.nearPrice', { amount: money(wall.price[country], t) })}{' '}
                    </span>
                  ))}
                  {reasonFor(missed, { t, language, places, question })}
                </li>
              ))}
            </ul>
          </>
        )}
        {others.length > 0 && (
          <>
            <h2 className={styles['restTitle']}>{t('site.advisor.others')}</h2>
            <ul className={styles['names']}>
              {others.map(({ candidate, wall }) => (
                <li key={candidate.id}>
                  <a href={`${address}&screen=${candidate.id}#proposal`}>
                    <bdi>{candidate.name}</bdi>
                  </a>{' '}
                  {t('site.advisor.sized', { size: metres([wall.width, wall.height], language) })}
                </li>
              ))}
            </ul>
          </>
        )}
        {refused.length > 0 && (
          <details className={styles['folded']} open={others.length === 0 || undefined}>
            <summary>
              <h2 className={styles['restTitle']}>{t('site.advisor.refused')}</h2>
            </summary>
            <dl>
              {refused.map(({ candidate, failed }) => (
                <div key={candidate.id}>
                  <dt>
                    <a href={recordPath('product', candidate.id, [candidate.name], language)}>
                      <bdi>{candidate.name}</bdi>
                    </a>
                  </dt>
                  {failed.length === 0 && <dd>{t('site.advisor.fails.unknown')}</dd>}
                  {failed.map((check) => (
                    <dd key={check.name}>{reasonFor(check, { t, language, places, question })}</dd>
                  ))}
                </div>
              ))}
            </dl>
            {more > 0 && <p>{t('site.advisor.refusedMore', { count: more })}</p>}
          </details>
        )}
      </Container>
    </Section>
  );
}
