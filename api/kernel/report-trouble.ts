import type { TroubleDetails, TroubleName } from '#content/troubles.ts';

/** Says how something stands: with details it is wrong, without them it is well. Saying the same twice changes nothing. */
export type ReportTrouble = (name: TroubleName, details: TroubleDetails | undefined) => Promise<void>;
