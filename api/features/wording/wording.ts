import type { Model } from '#content/define.ts';
import type { Language } from '#content/languages.ts';
import { allCollections, collectionNamed } from '#content/index.ts';
import { tableOf } from '#content/known.ts';
import { PAGE_NAMES } from '#content/pages.ts';
import { settings as allSettings, settingsGroups } from '#content/settings/index.ts';
import { LANGUAGE_PROBLEMS, languageTasks, type LanguageProblem, type LanguageTask } from '#content/writing/language-tasks.ts';
import { type Term, type WordPatterns, wordPatterns } from '#content/writing/word-list.ts';
import { announceChange, type Changes } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import type { Entry } from '#store/entries/entry.ts';
import type { Visits } from '#store/page-visits.ts';
import { findEntry, type Page } from '#store/entries/read-entries.ts';
import { findRevisions } from '#store/entries/revisions.ts';
import { type Change, recordSubject, type Subject } from '#store/subjects.ts';
import { confirmTranslation, readConfirmed } from '#store/wording/confirmed.ts';
import { AppError } from '#api/errors.ts';
import { titleOf } from '#api/content/history/history.ts';
import { modelNamed } from '#api/content/model-named.ts';
import { storedName, type SettingsOperations } from '#api/content/settings/settings.ts';
import { cacheUntilChange } from '#api/kernel/cache-until-change.ts';
import { followRecords } from '#api/kernel/follow-records.ts';
import type { By } from '#api/kernel/written-by.ts';
import { pageVisited } from './page-visited.ts';
import { readTerms } from './term-list.ts';

/** Everything with words that visitors read. */
const MODELS: readonly Model[] = [
  ...allCollections,
  ...allSettings.filter(({ public: isPublic }) => isPublic).map((group) => ({ ...group, name: storedName(group) })),
];
/** How far back the history is searched for the last change of a text. */
const MOST_STATES = 30;

/** A task of the board, with the record it belongs to. */
export type BoardTask = Omit<LanguageTask, 'label'> & {
  collection: string;
  id: number;
  parent: number;
  title: string;
  label: string;
  /** How often visitors opened its page lately. */
  visits: number;
};
export type BoardFilter = { problem?: LanguageProblem | undefined; language?: Language | undefined };
export type Board = { tasks: BoardTask[]; total: number; counts: Readonly<Record<LanguageProblem, number>>; isWhole: boolean };
type Parts = {
  database: Database;
  onChange: Changes['onChange'];
  settings: Pick<SettingsOperations, 'entryOf'>;
  visits: { lately: () => Promise<Visits> };
  clock: () => Date;
  afterChange: () => Promise<void>;
};
/** What is kept of a task: its words are read when somebody looks at it. */
type Known = Pick<LanguageTask, 'problem' | 'language' | 'column'> & { page: string | undefined };

export type Wording = ReturnType<typeof openWording>;

/** Both languages in step: what is missing, outdated or not as the company writes, over all records. */
export function openWording({ database, onChange, settings, visits, clock, afterChange }: Parts) {
  const { kysely } = database;
  const terms = cacheUntilChange(onChange, () => readTerms(settings));
  let made: { of: readonly Term[]; patterns: WordPatterns } | undefined;

  async function patternsNow(): Promise<WordPatterns> {
    const of = await terms();
    if (made?.of !== of) made = { of, patterns: wordPatterns(of) };
    return made.patterns;
  }

  async function tasksOf(model: Pick<Model, 'name' | 'fields'>, entry: Entry): Promise<LanguageTask[]> {
    // In a record that was saved once no text is older than another.
    const states = entry.version > 1 ? await findRevisions(kysely, model.name, entry.id, { limit: MOST_STATES, offset: 0 }) : [];
    const confirmed = states.length > 0 ? await readConfirmed(kysely, model.name, entry.id) : { en: 0, ar: 0 };
    const published = states.map(({ version, snapshot }) => ({ version, document: snapshot }));
    return languageTasks(model.fields, entry, published, confirmed, await patternsNow());
  }

  const followed = followRecords<Known[]>({
    database,
    onChange: (listener) => onChange((change) => listener(withTerms(change))),
    models: MODELS,
    async look(model, entry) {
      const tasks = await tasksOf(model, entry);
      const page = pageVisited(model.name, entry);
      return tasks.length > 0 ? tasks.map(({ problem, language, column }) => ({ problem, language, column, page })) : undefined;
    },
  });

  /** What there is to do for a record now, in the words of whoever reads. */
  async function describeRecord(subject: Subject, reader: Language): Promise<Omit<BoardTask, 'visits'>[]> {
    const [name = '', id] = subject.split('#');
    const [model, collection] = [modelNamed(name), collectionNamed(name)];
    const entry = model && (await findEntry(kysely, name, Number(id)));
    if (!entry || entry.deletedAt) return [];
    const title = collection ? titleOf(collection, entry.document, reader) : model.label[reader];
    const common = { collection: name, id: entry.id, parent: entry.parent, title };
    return (await tasksOf(model, entry)).map(({ label, ...task }) => ({ ...task, ...common, label: label[reader] }));
  }

  /** In the order of the places; what was done meanwhile is left out. */
  async function describe(standings: readonly Standing[], reader: Language): Promise<BoardTask[]> {
    const records = new Map<Subject, Omit<BoardTask, 'visits'>[]>();
    const tasks: BoardTask[] = [];
    for (const { subject, known, visits: count } of standings) {
      const left = records.get(subject) ?? (await describeRecord(subject, reader));
      records.set(subject, left);
      const at = left.findIndex((task) => isSame(known, task));
      if (at !== -1) tasks.push(...left.splice(at, 1).map((task) => ({ ...task, visits: count })));
    }
    return tasks;
  }

  return {
    terms,
    /** One page of what is to be done: what visitors open most first, of that the gravest, and then what stands nearest to the home page. */
    async board(filter: BoardFilter, page: Page, reader: Language): Promise<Board> {
      const [{ found, isWhole }, lately] = await Promise.all([followed.soFar(), visits.lately()]);
      const standings = standingsOf(found, lately);
      const wanted = standings.filter(({ known }) => isWanted(known, filter)).toSorted(byWeight);
      const counts = Object.groupBy(standings, ({ known }) => known.problem);
      return {
        tasks: await describe(wanted.slice(page.offset, page.offset + page.limit), reader),
        total: wanted.length,
        counts: tableOf(LANGUAGE_PROBLEMS, (problem) => counts[problem]?.length ?? 0),
        isWhole,
      };
    },
    /** Somebody read the texts of a language and found that they hold. */
    async confirm(collection: string, id: number, language: Language, by: By): Promise<void> {
      if (by.languages !== 'all' && !by.languages.includes(language)) throw new AppError('not-allowed');
      const entry = modelNamed(collection) && (await findEntry(kysely, collection, id));
      if (!entry || entry.deletedAt) throw new AppError('not-found');
      const confirmed = { collection, id, language, version: entry.version, by: by.actor, at: clock().toISOString() };
      await kysely.transaction().execute(async (tx) => {
        await confirmTranslation(tx, confirmed);
        await announceChange(tx, database.engine, [recordSubject(collection, id)]);
      });
      await afterChange();
    },
  };
}

type Standing = { subject: Subject; known: Known; visits: number };

function standingsOf(found: ReadonlyMap<Subject, readonly Known[]>, visits: Visits): Standing[] {
  const ofAll = [...visits.values()].reduce((sum, count) => sum + count, 0);
  const countOf = ({ page }: Known) => (page === undefined ? ofAll : (visits.get(page) ?? 0));
  return [...found].flatMap(([subject, tasks]) => tasks.map((known) => ({ subject, known, visits: countOf(known) })));
}

function isWanted({ problem, language }: Known, filter: BoardFilter): boolean {
  return (filter.problem ?? problem) === problem && (filter.language ?? language) === language;
}

function isSame(known: Known, task: Omit<Known, 'page'>): boolean {
  return known.problem === task.problem && known.language === task.language && known.column === task.column;
}

function byWeight(a: Standing, b: Standing): number {
  return (
    b.visits - a.visits ||
    LANGUAGE_PROBLEMS.indexOf(a.known.problem) - LANGUAGE_PROBLEMS.indexOf(b.known.problem) ||
    pageRank(a.subject) - pageRank(b.subject)
  );
}

/** Pages are declared from the home page outwards; settings stand on every page. */
function pageRank(subject: Subject): number {
  const collection = collectionNamed(subject.split('#', 1)[0] ?? '');
  if (!collection) return 0;
  const { page } = collection.shown;
  return page ? PAGE_NAMES.indexOf(page) : PAGE_NAMES.length;
}

/** Another word list lets every text be looked at again. */
function withTerms(change: Change): Change {
  const list = storedName(settingsGroups.wordList);
  return change !== 'everything' && change.some((subject) => subject.split(/[#/]/, 1)[0] === list) ? 'everything' : change;
}
