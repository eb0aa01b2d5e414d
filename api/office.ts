import type { Database } from '#store/database/open.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { openForgottenPassword } from './accounts/forgotten-password.ts';
import type { HideAddress } from './accounts/hidden-address.ts';
import { openBackups } from './backup/backups.ts';
import { openExchange } from './exchange/exchange.ts';
import { openHistory } from './history/history.ts';
import { openLinks } from './links/broken-links.ts';
import { openOverview } from './overview/overview.ts';
import { openMissedSearches } from './search/missed-searches.ts';
import type { Search } from './search/search.ts';
import type { SettingsOperations } from './settings/settings.ts';

type Parts = {
  database: Database;
  storage: FileStorage;
  dataDir: string;
  search: Search;
  hideAddress: HideAddress;
  clock: () => Date;
  afterChange: () => Promise<void>;
  settings: SettingsOperations;
  siteUrl: string;
  onNewMail: () => void;
};

/** What keeps an office in order: looking back, looking over, taking out and bringing in. */
export function openOffice(parts: Parts) {
  const { database } = parts;
  const history = openHistory(database);
  const missedSearches = openMissedSearches(parts);
  return {
    history,
    missedSearches,
    overview: openOverview({ ...parts, history, missedSearches }),
    links: openLinks(database),
    backups: openBackups(parts),
    exchange: openExchange(parts),
    forgottenPassword: openForgottenPassword(parts),
  };
}
