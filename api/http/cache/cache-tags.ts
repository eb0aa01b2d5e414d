import { collectionOf, readsSoFar, type Change, type Subject } from '#store/subjects.ts';

/** On every page that a cache in front of us may keep. */
const EVERY_PAGE = 'lamha';
/** A page that shows more of a collection is told by the whole of it: heads have little room. */
const MOST_OF_ONE = 5;
const MOST = 60;

/** The tags of the page that is being made; none where no cache keeps it. */
export function tagsSoFar(): string[] | undefined {
  const reads = readsSoFar();
  return reads && tagsOf(reads);
}

/** What a page was made of, in words a cache can be told later: a tag of each change that touches the page is among them. */
function tagsOf(reads: ReadonlySet<Subject>): string[] {
  const byCollection = Object.groupBy(reads, (subject) => collectionOf(subject.replace(/^~/, '')));
  const collections = Object.keys(byCollection).toSorted();
  const tags = collections.flatMap((collection) => {
    const subjects = byCollection[collection] ?? [];
    return subjects.includes(collection) || subjects.length > MOST_OF_ONE ? [collection] : subjects;
  });
  return [EVERY_PAGE, ...(tags.length > MOST ? collections : tags)];
}

export function tagsOfChange(change: Change): string[] {
  if (change === 'everything') return [EVERY_PAGE];
  return [...new Set(change.flatMap((subject) => [collectionOf(subject), subject === collectionOf(subject) ? `~${subject}` : subject]))];
}
