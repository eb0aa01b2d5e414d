import { namesOf, tableOf } from '#content/known.ts';
import { advise, chosenOf } from '#content/advisor/advise.ts';
import { candidateNeeds } from '#content/advisor/candidate-needs.ts';
import { readQuestion, type Question } from '#content/advisor/question.ts';
import { USUAL_HOURS } from '#content/wall/running.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { PLACES } from '#content/specifications/places.ts';
import { COUNTRIES } from '#i18n/locales.ts';
import { keysOf } from '#app/page/messages.server.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import { wholeNumber } from '#app/page/whole-number.ts';

export type AdvisorData = Awaited<ReturnType<typeof loadAdvisor>>;
export type AdvisedProduct = Awaited<ReturnType<typeof loadCandidates>>[number];
export type PlaceNames = Readonly<Record<keyof typeof PLACES, string>>;
export type RunningCost = { hours: number; tariffs: { sa: number | null; ae: number | null } };

/** Beyond the proposals. */
const MOST_NAMED = 12;

export async function loadAdvisor(page: PageArgs) {
  const { operations, language, country, url, pseudoLocale } = page;
  const read = readQuestion(url.searchParams, COUNTRIES[country].currency);
  const texts = tableOf(namesOf(PLACES), (place) => PLACES[place][language]);
  const places: PlaceNames = pseudoLocale ? keysOf(texts) : texts;
  const form = { places, typed: read?.typed ?? {}, problems: read?.problems ?? {} };
  if (!read?.question) return { ...form, result: undefined };
  const [candidates, settings] = await Promise.all([
    loadCandidates(page, read.question),
    operations.settings.read(settingsGroups.advisor, language),
  ]);
  const { tariff_sa, tariff_ae, hours_per_day } = settings;
  const running: RunningCost = { hours: hours_per_day ?? USUAL_HOURS, tariffs: { sa: tariff_sa, ae: tariff_ae } };
  const advice = advise(read.question, candidates);
  const wanted = wholeNumber(url.searchParams.get('screen'));
  const chosen = chosenOf(advice, wanted);
  const { proposals, isRelaxed, others, near, refused } = advice;
  return {
    ...form,
    result: {
      question: read.question,
      proposals,
      isRelaxed,
      others: others.slice(0, MOST_NAMED),
      near,
      refused: refused.slice(0, MOST_NAMED),
      more: Math.max(0, refused.length - MOST_NAMED),
      chosen,
      isOther: wanted !== undefined && wanted !== chosen?.candidate.id,
      running,
    },
  };
}

/** Out of all products, however many there are, those that could do: judged are a few hundred. */
function loadCandidates({ operations, language }: PageArgs, question: Question) {
  return operations.products.candidates(candidateNeeds(question), language);
}
