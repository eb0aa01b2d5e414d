import type { FastifyRequest } from 'fastify';
import { INQUIRY_FILE } from '#content/inquiry-file.ts';
import type { Database } from '#store/database/open.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { hasLeadFile, sizeOfLeadFiles } from '#store/leads/lead-files.ts';
import { takeFromLimit, type Limit } from '#store/limits.ts';
import type { HashAddress } from '#api/kernel/address-hash.ts';
import { AppError, invalid, type FieldCode } from '#api/errors.ts';
import { detectTypeApart } from '#api/media/inspection-thread.ts';
import { stageFile, type StagedFile } from '#api/media/inspect-file.ts';
import { isForm, receiveForm, type FormLimits, type ReceivedFile, type ReceivedForm } from '#api/http/receive-form.ts';
import { RefusedFile } from '#api/http/refused-file.ts';
import { isOneOf } from '#content/known.ts';

const { field: FIELD, bytes, bytesInAll, bytesInDay, bytesUnproven, bytesOfNetwork, endings } = INQUIRY_FILE;
const DAY_MS = 24 * 60 * 60_000;
const KINDS = ['pdf', 'image'] as const;
const MOST = { file: bytes, form: 2.5 * bytes };
/** Looking at a picture costs more than reading words, so it has a limit of its own, right or wrong. */
const LOOKED_AT: Limit = { max: 10, windowMs: 10 * 60_000 };
/** More drawings than a customer sends; few enough that one address cannot take the room of all others. */
const IN_A_DAY: Limit = { max: 20, windowMs: DAY_MS };

export type InquiryFileParts = {
  database: Database;
  storage: FileStorage;
  dataDir: string;
  hashAddress: HashAddress;
  hashNetwork: HashAddress;
  clock: () => Date;
};
/** Who sends a file, and whether a solved proof of work came along. */
export type Sender = { address: string; isProven: boolean };

/** What visitors send along. It is written before the inquiry that names it, and taken away if there is none in the end. */
export function openInquiryFiles({ database, storage, dataDir, hashAddress, hashNetwork, clock }: InquiryFileParts) {
  const { kysely } = database;

  async function requireRoom(size: number): Promise<void> {
    if ((await sizeOfLeadFiles(kysely)) + size > bytesInAll) throw refused('no-room');
    if ((await sizeOfLeadFiles(kysely, new Date(clock().getTime() - DAY_MS))) + size > bytesInDay) throw refused('no-room');
  }

  /** The day's room is shared: neither one network nor all who brought no calculation can take it from the others. */
  async function takeRoom(size: number, { address, isProven }: Sender): Promise<void> {
    const take = (key: string, max: number) => takeFromLimit(kysely, key, { max, windowMs: DAY_MS }, clock(), size);
    const ofNetwork = bytesOfNetwork[isProven ? 'proven' : 'unproven'];
    if (!(await take(`lead-room:${await hashNetwork(address)}`, ofNetwork)).allowed) throw refused('no-room');
    if (!isProven && !(await take('lead-room:unproven', bytesUnproven)).allowed) throw refused('no-room');
  }

  async function takeFrom(key: string, limit: Limit): Promise<void> {
    const { allowed, retryAfterSeconds } = await takeFromLimit(kysely, key, limit, clock());
    if (!allowed) throw new AppError('too-many', { retryAfter: retryAfterSeconds });
  }

  async function takeTurn(address: string): Promise<void> {
    await takeFrom(`lead-file:${await hashAddress(address)}`, LOOKED_AT);
  }

  return {
    /** A form of a page or a call, which may hold the one file, and is never read into memory as a whole; undefined for other bodies. */
    async receiveForm(request: FastifyRequest, fields: FormLimits['fields']): Promise<ReceivedForm | undefined> {
      if (!isForm(request)) return undefined;
      return receiveForm(request, { fields, files: (name) => (name === FIELD ? KINDS : undefined), most: MOST, dataDir });
    },

    /** Decided by its content. Every problem is one of the field, because the visitor can only choose another file. */
    async stage(file: ReceivedFile, sender: Sender): Promise<StagedFile> {
      const { address } = sender;
      if (file.size > MOST.file) throw refused('file-too-large');
      try {
        const { ending } = await detectTypeApart(file.tempPath);
        if (!isOneOf<string>(endings, ending)) throw refused('wrong-file-type');
        await requireRoom(file.size);
        await takeTurn(address);
        const staged = await stageFile(file, KINDS);
        await takeFrom(`lead-files:${await hashAddress(address)}`, IN_A_DAY);
        await takeRoom(staged.file.size, sender);
        return staged;
      } catch (error) {
        const fields = error instanceof RefusedFile ? { [FIELD]: error.why } : error instanceof AppError && error.details.fields;
        throw fields ? invalid(fields) : error;
      }
    },

    async keepWith<Result>({ tempPath, file: { name } }: StagedFile, store: () => Promise<Result>): Promise<Result> {
      await storage.keep(tempPath, name);
      try {
        return await store();
      } finally {
        // What cannot be removed now is swept later, like everything without a row.
        await removeWithoutRow(name).catch(() => undefined);
      }
    },
  };

  async function removeWithoutRow(name: string): Promise<void> {
    if (!(await hasLeadFile(kysely, name))) await storage.remove(name);
  }
}

function refused(code: FieldCode): AppError {
  return invalid({ [FIELD]: code });
}
