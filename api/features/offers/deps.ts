import type { Database } from '#store/database/open.ts';
import type { Content } from '#api/content/content.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import type { HashAddress } from '#api/kernel/address-hash.ts';
import type { Typesetter } from '#api/typesetting/typesetter.ts';

export type OfferParts = {
  database: Database;
  content: Pick<Content, 'readSome'>;
  settings: Pick<SettingsOperations, 'read'>;
  typesetter: Pick<Typesetter, 'typeset'>;
  clock: () => Date;
  hashAddress: HashAddress;
  onNewMail: () => void;
  /** Where the customer's link leads. */
  siteUrl: string;
};
