import type { ReactNode } from 'react';
import type { Note, Proposal } from '#content/advisor/advise.ts';
import { HIGHEST_USUAL, letterShare } from '#content/advisor/rules.ts';
import type { Question } from '#content/advisor/question.ts';
import { KeepButton } from '#app/site/shortlist/keep-button.tsx';
import { OwnPlace } from '#app/site/own-place/own-place.tsx';
import { recordPath } from '#app/page/links.ts';
import { type SiteKey, useLanguage, useTexts } from '#app/page/texts.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { figure } from './figures.ts';
import type { AdvisedProduct, PlaceNames, RunningCost } from './load-advisor.server.ts';
import { keptOf } from './kept-of.ts';
import { PixelViews } from './pixel-view.tsx';
import { mountOf } from './plan-room.ts';
import { wallPath } from '#app/site/wall/wall-path.ts';
import { ProposalFacts } from './proposal-facts.tsx';
import { reasonFor } from './reasons.ts';
import { RoomDrawing } from './room-drawing.tsx';
import styles from './advice.module.css';

const NOTES = {
  'finer-than-seen': 'site.advisor.note.finer',
  'pixels-seen': 'site.advisor.note.seen',
  'text-too-far': 'site.advisor.note.far',
  'dims-at-night': 'site.advisor.note.night',
  'scales-down': 'site.advisor.note.scales',
  coast: 'site.advisor.note.coast',
  'far-brighter': 'site.advisor.note.brighter',
  'hardly-built': 'site.advisor.note.hardlyBuilt',
} as const satisfies Record<Note, SiteKey>;

type ProposalProps = {
  proposal: Proposal<AdvisedProduct>;
  question: Question;
  places: PlaceNames;
  running: RunningCost;
  /** The button that sends it with an inquiry. */
  inquire: ReactNode;
};

/** One proposed product as it would stand in the visitor's place. */
export function ProposalView({ proposal, question, places, running, inquire }: ProposalProps) {
  const t = useTexts();
  const language = useLanguage();
  const { candidate, wall, checks, distances, notes } = proposal;
  const { name } = candidate;
  const words = { t, language, places, question };
  const far = {
    height: figure(HIGHEST_USUAL / 1000),
    farthest: figure(question.farthest),
    share: `${figure(100 * letterShare(question.farthest, HIGHEST_USUAL), 0)}%`,
  };
  return (
    <Section tone="light" id="proposal" className={styles['proposal']} labelledBy="proposal-name">
      <Container>
        <Heading id="proposal-name">{t('site.advisor.proposal', { name })}</Heading>
        <div className={styles['whole']}>
          <ProposalFacts wall={wall} specifications={candidate.specifications} place={question.place} running={running} />
          <div className={styles['reasons']}>
            <h3>{t('site.advisor.distances')}</h3>
            <ul>
              <li>{t('site.advisor.distance.comfortable', { value: figure(distances.comfortable), nearest: figure(question.nearest) })}</li>
              <li>
                {t(question.nearest < distances.acuity ? 'site.advisor.distance.seen' : 'site.advisor.distance.unseen', {
                  value: figure(distances.acuity),
                })}
              </li>
              {question.shows !== 'video' && (
                <li>{t('site.advisor.distance.reading', { value: figure(distances.reading), farthest: figure(question.farthest) })}</li>
              )}
            </ul>
            <h3>{t('site.advisor.why')}</h3>
            <ul>
              {checks.map((check) => (
                <li key={check.name}>{reasonFor(check, words)}</li>
              ))}
            </ul>
            {notes.length > 0 && (
              <>
                <h3>{t('site.advisor.notes')}</h3>
                <ul>
                  {notes.map((note) => (
                    <li key={note}>{t(NOTES[note], far)}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
        <div className={styles['actions']}>
          {inquire}
          <KeepButton product={candidate} kept={keptOf(wall)} />
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
