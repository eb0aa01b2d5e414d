import type { LoadedPart, LookRecord } from '#app/looks/look-props.ts';

/** Every question a page answers, for what it tells search engines. */
export function questionsIn(loaded: readonly LoadedPart[]): readonly LookRecord<'questions'>[] {
  return loaded.flatMap((part) => ('look' in part && part.look === 'questions' ? part.props.records : []));
}
