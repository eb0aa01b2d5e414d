import type { FastifyRequest } from 'fastify';
import { INQUIRY_FILE } from '#content/inquiry-file.ts';
import type { Database } from '#store/database/open.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { hasLeadFile, sizeOfLeadFiles } from '#store/leads/lead-files.ts';
import { takeFromLimit, type Limit } from '#store/limits.ts';
import type { HideAddress } from '#api/accounts/hidden-address.ts';
import { AppError, invalid, type FieldCode } from '#api/errors.ts';
import { detectType } from '#api/media/detect-type.ts';
import { stageFile, type StagedFile } from '#api/media/inspect-file.ts';
import { isForm, receiveForm, type FormLimits, type ReceivedFile, type ReceivedForm } from '#api/media/receive-form.ts';
import { RefusedFile } from '#api/media/refused-file.ts';

const { field: FIELD, bytes, bytesInAll, endings } = INQUIRY_FILE;
const KINDS = ['pdf', 'image'] as const;
const MOST = { file: bytes, form: 2.5 * bytes };
/** Looking at a picture costs more than reading words, so it has a limit of its own, right or wrong. */
const LOOKED_AT: Limit = { max: 10, windowMs: 10 * 60_000 };

export type InquiryFileParts = { database: Database; storage: FileStorage; dataDir: string; hideAddress: HideAddress; clock: () => Date };

/** What visitors send along. It is written before the inquiry that names it, and taken away if there is none in the end. */
export function openInquiryFiles({ database, storage, dataDir, hideAddress, clock }: InquiryFileParts) {
  const { kysely } = database;

  async function requireRoom(size: number): Promise<void> {
    if ((await sizeOfLeadFiles(kysely)) + size > bytesInAll) throw refused('no-room');
  }

  async function takeTurn(address: string): Promise<void> {
    const key = `lead-file:${await hideAddress(address)}`;
    const { allowed, retryAfterSeconds } = await takeFromLimit(kysely, key, LOOKED_AT, clock());
    if (!allowed) throw new AppError('too-many', { retryAfter: retryAfterSeconds });
  }

  return {
    /** A form of a page or a call, which may hold the one file, and is never read into memory as a whole; undefined for other bodies. */
    async receiveForm(request: FastifyRequest, fields: FormLimits['fields']): Promise<ReceivedForm | undefined> {
      if (!isForm(request)) return undefined;
      return receiveForm(request, { fields, files: (name) => (name === FIELD ? KINDS : undefined), most: MOST, dataDir });
    },

    /** Decided by its content. Every problem is one of the field, because the visitor can only choose another file. */
    async stage(file: ReceivedFile, address: string): Promise<StagedFile> {
      if (file.size > MOST.file) throw refused('file-too-large');
      try {
        const { ending } = await detectType(file.tempPath);
        if (!(endings as readonly string[]).includes(ending)) throw refused('wrong-file-type');
        await requireRoom(file.size);
        await takeTurn(address);
        return await stageFile(file, KINDS);
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
