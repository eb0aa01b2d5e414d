import type { ReactNode } from 'react';
import type { Proposal } from '#content/advisor/advise.ts';
import { mountOf } from '#content/advisor/plan-room.ts';
import { distanceText, noteTexts } from '#content/advisor/proposal-texts.ts';
import { writeQuestion, type Question } from '#content/advisor/question.ts';
import { reasonFor } from '#content/advisor/reasons.ts';
import { KeepButton } from '#app/site/shortlist/keep-button.tsx';
import { OwnPlace } from '#app/site/own-place/own-place.tsx';
import { recordPath } from '#app/page/links.ts';
import type { Country } from '#i18n/locales.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import type { AdvisedProduct, PlaceNames, RunningCost } from './load-advisor.server.ts';
import { listedOf } from './listed-of.ts';
import { PixelViews } from './pixel-view.tsx';
import { wallPath } from '#app/site/wall/wall-path.ts';
import { ProposalFacts } from './proposal-facts.tsx';
import { RoomDrawing } from './room-drawing.tsx';
import styles from './advice.module.css';

type ProposalProps = {
  proposal: Proposal<AdvisedProduct>;
  question: Question;
  places: PlaceNames;
  running: RunningCost;
  inquire: ReactNode;
};

/** One proposed product as it would stand in the visitor's place. */
export function ProposalView({ proposal, question, places, running, inquire }: ProposalProps) {
  const t = useTexts();
  const language = useLanguage();
  const { candidate, wall, checks } = proposal;
  const { name } = candidate;
  const texts = { t, language, places, question };
  const noted = noteTexts(proposal, question, t);
  return (
    <Section tone="light" id="proposal" className={styles['proposal']} labelledBy="proposal-name">
      <Container>
        <Heading id="proposal-name">{t('site.advisor.proposal', { name })}</Heading>
        <div className={styles['whole']}>
          <ProposalFacts wall={wall} specifications={candidate.specifications} place={question.place} running={running} />
          <div className={styles['reasons']}>
            <h3>{t('site.advisor.distances')}</h3>
            <ul>
              {distanceText(proposal, question, t).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <h3>{t('site.advisor.why')}</h3>
            <ul>
              {checks.map((check) => (
                <li key={check.name}>{reasonFor(check, texts)}</li>
              ))}
            </ul>
            {noted.length > 0 && (
              <>
                <h3>{t('site.advisor.notes')}</h3>
                <ul>
                  {noted.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
        <div className={styles['actions']}>
          {inquire}
          <KeepButton product={candidate} listed={listedOf(wall)} />
          {'columns' in wall.built && (
            <LinkButton
              to={wallPath({ product: candidate.id, columns: wall.built.columns, rows: wall.built.rows }, language, {
                place: question.place,
              })}
            >
              {t('site.wall.open')}
            </LinkButton>
          )}
          <LinkButton to={recordPath('product', candidate.id, [name], language)}>{t('site.advisor.product', { name })}</LinkButton>
          <AdviceSheet question={question} screen={candidate.id} />
          <Button look="words" data-needs-scripts data-prints>
            {t('site.advisor.print')}
          </Button>
        </div>
        <h3 className={styles['subtitle']}>{t('site.advisor.drawing')}</h3>
        <RoomDrawing wall={wall} mount={mountOf(wall, candidate.specifications, question.place)} question={question} />
        <div data-screen-only="">
          <h3 className={styles['subtitle']}>{t('site.advisor.looks')}</h3>
          <p className={styles['hint']}>{t('site.advisor.looksHint')}</p>
          <PixelViews wall={wall} question={question} />
        </div>
        <OwnPlace product={candidate} shape={wall.built} />
      </Container>
    </Section>
  );
}

/** The same on paper, in the prices of the visitor's country. */
function AdviceSheet({ question, screen }: { question: Question; screen: number }) {
  const t = useTexts();
  const language = useLanguage();
  const address = (country: Country) => `/api/${language}/products/${screen}/advice.pdf?${writeQuestion(question)}&country=${country}`;
  return (['sa', 'ae'] as const).map((country) => (
    <span key={country} data-only-country={country}>
      <LinkButton to={address(country)} look="words" target="_blank" icon={<Icon name="download" />}>
        {t('site.advisor.sheet')} <span data-without-scripts>({t(`site.country.${country}`)})</span>
      </LinkButton>
      <LinkButton to={`${address(country)}&language=both`} look="words" target="_blank" icon={<Icon name="download" />}>
        {t('site.advisor.sheetBoth')} <span data-without-scripts>({t(`site.country.${country}`)})</span>
      </LinkButton>
    </span>
  ));
}
