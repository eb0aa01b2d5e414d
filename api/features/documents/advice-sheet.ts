import { PER_DOLLAR } from '#content/advisor/money.ts';
import { isForeignPrice } from '#content/specifications/price.ts';
import { documentTexts } from '#api/typesetting/document-texts.ts';
import type { PlainSheet, Sheet } from '#api/typesetting/sheet.ts';
import type { Proposal } from '#content/advisor/advise.ts';
import { mountOf } from '#content/advisor/plan-room.ts';
import { factsOfProposal } from '#content/advisor/proposal-facts.ts';
import { distanceText, noteTexts } from '#content/advisor/proposal-texts.ts';
import type { Question } from '#content/advisor/question.ts';
import { reasonFor } from '#content/advisor/reasons.ts';
import { energyPerYear } from '#content/advisor/rules.ts';
import { namesOf, tableOf } from '#content/known.ts';
import { PLACES } from '#content/specifications/places.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import type { Tariffs } from '#content/wall/running.ts';
import { figure, isolated, money } from '#content/writing/figures.ts';
import { COUNTRIES, type Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { writeDay } from '#i18n/write-day.ts';
import { roomSvg } from './room-svg.ts';
import { siteSentences } from './site-sentences.ts';

export type Advised = { id: number; name: string; specifications: Specifications };
type Facts = {
  proposal: Proposal<Advised>;
  question: Question;
  country: Country;
  running: { hours: number; tariffs: Tariffs };
  day: string;
  company: Sheet['data']['company'];
  picture: Uint8Array | undefined;
  isBoth?: boolean;
};

/** What was asked, what is proposed and why, as the page says it, at the prices of its day. */
export function adviceSheet(
  language: Language,
  { proposal, question, country, running, day, company, picture, isBoth = false }: Facts,
): PlainSheet {
  const t = documentTexts(language);
  const say = siteSentences(language);
  const { candidate, wall, checks } = proposal;
  const { name, specifications } = candidate;
  const places = tableOf(namesOf(PLACES), (place) => PLACES[place][language]);
  const texts = { t: say, language, places, question };
  const signs = isBoth ? 'en' : language;
  const room = { wall, mount: mountOf(wall, specifications, question.place), question };
  const drawing = roomSvg(room, siteSentences(signs), language, signs);
  return {
    template: 'advice',
    data: {
      language,
      title: say('site.advisor.proposal', { name }),
      day,
      company,
      foot: t('documents.asOf', { day: writeDay(day, language) }),
      texts: {
        kind: t('documents.advice.kind'),
        asked: t('documents.advice.asked'),
        drawing: say('site.advisor.drawing'),
        careful: t('documents.advice.careful'),
      },
      asked: askedOf(question),
      rows: [...factsOfProposal(wall, specifications, question.place, { t: say, language }), ...inCountry()],
      reasons: [
        { label: say('site.advisor.distances'), sentences: distanceText(proposal, question, say) },
        { label: say('site.advisor.why'), sentences: checks.map((check) => reasonFor(check, texts)) },
        { label: say('site.advisor.notes'), sentences: [...noteTexts(proposal, question, say), ...rates()] },
      ].filter(({ sentences }) => sentences.length > 0),
      drawing: 'room.svg',
      ...(picture && { picture: 'product.jpg' }),
    },
    pictures: { 'room.svg': Buffer.from(drawing), ...(picture && { 'product.jpg': picture }) },
  };

  function rates(): string[] {
    const own = question.budget?.currency === 'AED' ? 'ae' : 'sa';
    return question.budget && isForeignPrice(specifications, own) ? [t('documents.estimate.rate', PER_DOLLAR)] : [];
  }

  function askedOf({ place, nearest, farthest, width, height, shows, budget }: Question): [string, string][] {
    const metres = (value: number) => say('site.advisor.metres', { value: figure(value) });
    return [
      [t('documents.advice.place'), places[place]],
      [t('documents.advice.shows'), say(`site.advisor.shows.${shows}`)],
      [t('documents.advice.nearest'), metres(nearest)],
      [t('documents.advice.farthest'), metres(farthest)],
      ...(width === undefined ? [] : [[t('documents.advice.width'), metres(width)] satisfies [string, string]]),
      ...(height === undefined ? [] : [[t('documents.advice.height'), metres(height)] satisfies [string, string]]),
      ...(budget ? [[t('documents.advice.budget'), money(budget, say)] satisfies [string, string]] : []),
    ];
  }

  function inCountry(): [string, string][] {
    const price = wall.price[country];
    const tariff = running.tariffs[country];
    const { currency } = COUNTRIES[country];
    const energy = wall.power.average === undefined ? undefined : energyPerYear(wall.power.average, running.hours);
    const cost =
      energy === undefined || tariff === null
        ? []
        : [
            [
              say('site.advisor.fact.cost'),
              say('site.advisor.fact.costValue', {
                amount: money({ amount: energy * tariff, currency }, say),
                energy: isolated(figure(energy, 0), language),
                tariff: money({ amount: tariff, currency }, say, 3),
                hours: figure(running.hours),
              }),
            ] satisfies [string, string],
          ];
    return [...cost, [say('site.advisor.fact.price'), price ? money(price, say) : say('site.advisor.unknown')]];
  }
}
