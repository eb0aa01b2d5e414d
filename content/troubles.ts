import { isRecord } from './known.ts';

/** What can be wrong with a running site that somebody has to be told of, whether they look or not. */
export const TROUBLES = ['backup', 'lost-files', 'webhooks'] as const;
export type TroubleKind = (typeof TROUBLES)[number];

/** A kind that can happen to several things names the one: `webhooks/3`. */
export type TroubleName = Exclude<TroubleKind, 'webhooks'> | `webhooks/${number}`;
export type TroubleDetails = Readonly<Record<string, string | number>>;
export type Trouble = { name: string; kind: TroubleKind; since: string; details: TroubleDetails };

/** The sentence that says what is wrong; what helps is said by the same key with `.help` behind it. */
export type TroubleSentence = TroubleKind | 'backup-incomplete';

export function sentenceOf({ kind, details }: Pick<Trouble, 'kind' | 'details'>): TroubleSentence {
  return kind === 'backup' && Number(details['missing'] ?? 0) > 0 ? 'backup-incomplete' : kind;
}

export function troubleKindOf(name: string): TroubleKind | undefined {
  return TROUBLES.find((kind) => kind === name.split('/')[0]);
}

/** Kept as JSON; whatever is no text and no number is nothing of ours. */
export function detailsIn(json: string): TroubleDetails {
  const kept: unknown = JSON.parse(json);
  const values = isRecord(kept) ? Object.entries(kept) : [];
  return Object.fromEntries(values.filter((pair): pair is [string, string | number] => /string|number/.test(typeof pair[1])));
}
