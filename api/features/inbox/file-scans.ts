import { recordAudit } from '#store/accounts/audit.ts';
import type { Database } from '#store/database/open.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { setScan, unscannedFiles, type LeadFile } from '#store/leads/lead-files.ts';
import { AppError } from '#api/errors.ts';
import type { Scanner } from '#api/media/scan-file.ts';

const AT_ONCE = 20;

/** `off` where nobody named a scanner. */
export type ScanState = 'off' | 'waiting' | 'clean' | 'infected';
export type FileScans = ReturnType<typeof openFileScans>;

type Parts = { database: Database; storage: FileStorage; scanner: Scanner | undefined; clock: () => Date };

/** With a scanner, what a visitor sent is looked at before anybody of the staff opens it. */
export function openFileScans({ database: { kysely }, storage, scanner, clock }: Parts) {
  function stateOf({ scan }: Pick<LeadFile, 'scan'>): ScanState {
    if (scan === 'clean' || scan === 'infected') return scan;
    return scanner ? 'waiting' : 'off';
  }

  async function scan({ name, lead_id: leadId }: LeadFile): Promise<ScanState> {
    const opened = await storage.open(name);
    if (!scanner || !opened) return 'waiting';
    const { state, found } = await scanner.scan(opened.stream);
    await setScan(kysely, name, state, found);
    if (state === 'infected')
      await recordAudit(kysely, {
        at: clock().toISOString(),
        actor: null,
        action: 'lead-file-infected',
        subject: `leads/${leadId}`,
        details: { found },
      });
    return state;
  }

  return {
    stateOf,

    /** What waits, a handful at a time; a scanner that is away is asked again later. */
    async look(): Promise<void> {
      if (!scanner) return;
      for (const file of await unscannedFiles(kysely, AT_ONCE)) await scan(file);
    },

    /** Scans a file at once that is opened before the next round. */
    async requireClean(file: LeadFile): Promise<void> {
      const known = stateOf(file);
      const state = known === 'waiting' ? await scan(file).catch(() => 'waiting' as const) : known;
      if (state === 'waiting') throw new AppError('not-allowed', { reason: 'file-waiting' });
      if (state === 'infected') throw new AppError('not-allowed', { reason: 'file-infected' });
    },
  };
}
