import { rm } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileKind } from '#content/fields/file-endings.ts';
import { MEGABYTE } from '#content/fields/megabyte.ts';
import { AppError, invalid } from '#api/errors.ts';
import { readParts } from './multipart.ts';
import { fileSink, newTempPath, textSink, type PartSink } from './part-sinks.ts';
import { readBody, refuseRest } from './request-body.ts';

const MAX_FIELDS = 100;
const MAX_FILES = 60;
const MAX_BYTES = 500 * MEGABYTE;

export type ReceivedFile = { field: string; originalName: string; tempPath: string; size: number };

export type ReceivedForm = {
  fields: Map<string, string>;
  files: ReceivedFile[];
  /** Removes the temp files that were not kept. */
  discard: () => Promise<void>;
};

export type FormLimits = {
  fields: ReadonlySet<string> | ((name: string) => boolean);
  files: (name: string) => readonly FileKind[] | undefined;
  /** File fields that may come several times. */
  repeatable?: (name: string) => boolean;
  /** Where strangers send. A larger file is counted and not written, so that the fields behind it arrive; a larger form is refused at once. */
  most?: { file: number; form: number };
  dataDir: string;
};

/** Forms are read as a stream by `receiveForm`, so the server's own parsers must leave them alone. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}

export function isForm(request: FastifyRequest): boolean {
  return /^multipart\/form-data *(?:;|$)/i.test(request.headers['content-type'] ?? '');
}

/** The caller always calls `discard` in the end; if this throws, nothing is left to discard. */
export async function receiveForm(request: FastifyRequest, limits: FormLimits): Promise<ReceivedForm> {
  const temps: string[] = [];
  const form: ReceivedForm = { fields: new Map(), files: [], discard: () => removeAll(temps) };
  try {
    await fillForm(form, request, limits, temps);
    await request.lamha?.recheck?.();
    return form;
  } catch (error) {
    await form.discard();
    refuseRest(request.raw);
    throw error;
  }
}

async function fillForm(form: ReceivedForm, { raw, headers }: FastifyRequest, limits: FormLimits, temps: string[]): Promise<void> {
  if (headers['content-encoding'] !== undefined) throw new AppError('wrong-body');
  const { form: most = MAX_BYTES } = limits.most ?? {};
  if (limits.most && Number(headers['content-length'] ?? 0) > most) throw new AppError('too-large');
  let sink: PartSink | undefined;
  try {
    for await (const token of readParts(readBody(raw, most), headers['content-type'] ?? '')) {
      if (Buffer.isBuffer(token)) {
        await sink?.write(token);
      } else {
        sink?.end();
        await sink?.close();
        sink =
          token.fileName === undefined
            ? openText(token.name, form, limits)
            : await openFile(token.name, token.fileName, form, limits, temps);
      }
    }
    sink?.end();
  } finally {
    await sink?.close();
  }
}

function openText(name: string, { fields }: ReceivedForm, { fields: known }: FormLimits): PartSink {
  if (!(typeof known === 'function' ? known(name) : known.has(name))) throw invalid({ [name]: 'unknown-field' });
  if (fields.has(name)) throw invalid({ [name]: 'repeated' });
  if (fields.size === MAX_FIELDS) throw new AppError('too-large');
  fields.set(name, '');
  return textSink(name, (text) => fields.set(name, text));
}

async function openFile(
  name: string,
  originalName: string,
  { files }: ReceivedForm,
  limits: FormLimits,
  temps: string[],
): Promise<PartSink> {
  const accepts = limits.files(name);
  if (!accepts) throw invalid({ [name]: 'unknown-field' });
  if (files.some(({ field }) => field === name) && !limits.repeatable?.(name)) throw invalid({ [name]: 'repeated' });
  if (temps.length === MAX_FILES) throw new AppError('too-large');
  const tempPath = await newTempPath(limits.dataDir);
  temps.push(tempPath);
  const onFile = (size: number) => {
    // What browsers send for a file input that nobody touched.
    if (originalName !== '' || size > 0) files.push({ field: name, originalName, tempPath, size });
  };
  return fileSink({ name, accepts, tempPath, onFile, most: limits.most?.file });
}

async function removeAll(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => rm(path, { force: true })));
}
