import { isRecord, namesOf } from './known.ts';

type TroubleDeclaration = {
  /** Where in the dashboard it is looked into. */
  screen: `/dashboard${string}`;
  /** `told`: whoever does the work says so. `here`: each server's own (disk, clock). `shared`: read from the database, the same for all. */
  noticed: 'told' | 'here' | 'shared';
};

/** Told whether anybody looks or not. Sentences in i18n/messages/troubles.en.ts: `.name`, `.help` (what to do), `.noticed` (how). */
export const TROUBLES = {
  backup: { screen: '/dashboard/backup', noticed: 'told' },
  copies: { screen: '/dashboard/backup', noticed: 'told' },
  'lost-files': { screen: '/dashboard/media', noticed: 'told' },
  store: { screen: '/dashboard/media', noticed: 'here' },
  disk: { screen: '/dashboard/health', noticed: 'here' },
  mails: { screen: '/dashboard/mail', noticed: 'shared' },
  webhooks: { screen: '/dashboard/webhooks', noticed: 'told' },
  retention: { screen: '/dashboard/privacy', noticed: 'shared' },
  clock: { screen: '/dashboard/health', noticed: 'here' },
  'sign-in': { screen: '/dashboard/log', noticed: 'shared' },
  database: { screen: '/dashboard/health', noticed: 'here' },
  version: { screen: '/dashboard/health', noticed: 'shared' },
} as const satisfies Record<string, TroubleDeclaration>;

export type TroubleKind = keyof typeof TROUBLES;
export const ALL_TROUBLES = namesOf(TROUBLES);

/** The troubles that are found by looking, not told by the part that fails. */
export type WatchedTrouble = { [Kind in TroubleKind]: (typeof TROUBLES)[Kind]['noticed'] extends 'told' ? never : Kind }[TroubleKind];

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
  return ALL_TROUBLES.find((kind) => kind === name.split('/')[0]);
}

/** Kept as JSON; whatever is no text and no number is nothing of ours. */
export function detailsIn(json: string): TroubleDetails {
  const stored: unknown = JSON.parse(json);
  const values = isRecord(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(values.filter((pair): pair is [string, string | number] => /string|number/.test(typeof pair[1])));
}
