import { AppError } from '#api/errors.ts';
import { readPartHead, type PartHead } from './part-head.ts';

const BOUNDARY = /^multipart\/form-data *;(?:.*;)? *boundary=(?:"([^"]*)"|([^\s;"]*)) *(?:;|$)/i;
const LEGAL_BOUNDARY = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;
const LINE_END = Buffer.from('\r\n');
const HEAD_END = Buffer.from('\r\n\r\n');
const LAST = Buffer.from('--');
const MAX_HEAD = 8192;

/** Each part as its head and then its bytes. Our own, because usual parsers let some malformed bodies wait for ever: no event tells of them. */
export async function* readParts(body: AsyncIterable<Buffer>, contentType: string): AsyncGenerator<PartHead | Buffer> {
  const delimiter = Buffer.from(`\r\n--${boundaryOf(contentType)}`);
  const chunks = body[Symbol.asyncIterator]();
  let rest = Buffer.from(LINE_END); // so that the first delimiter looks like all others

  async function fill(): Promise<void> {
    const { value, done } = await chunks.next();
    if (done) throw new AppError('malformed');
    rest = Buffer.concat([rest, value]);
  }
  /** Takes everything up to the mark, which must come within the given length. */
  async function takeUntil(mark: Buffer, within: number): Promise<Buffer> {
    for (;;) {
      const end = rest.subarray(0, within + mark.length).indexOf(mark);
      if (end >= 0) return take(end, mark.length);
      if (rest.length >= within + mark.length) throw new AppError('malformed');
      await fill();
    }
  }
  function take(length: number, skip = 0): Buffer {
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length + skip);
    return taken;
  }
  async function startsWith(mark: Buffer): Promise<boolean> {
    while (rest.length < mark.length) await fill();
    return rest.subarray(0, mark.length).equals(mark);
  }

  try {
    await takeUntil(delimiter, 0);
    while (!(await startsWith(LAST))) {
      if (!(await startsWith(LINE_END))) throw new AppError('malformed');
      take(LINE_END.length);
      yield readPartHead(await takeUntil(HEAD_END, MAX_HEAD));
      let end: number;
      while ((end = rest.indexOf(delimiter)) < 0) {
        const safe = rest.length - delimiter.length;
        if (safe > 0) yield take(safe);
        await fill();
      }
      if (end > 0) yield take(end);
      take(delimiter.length);
    }
    await skipEpilogue(chunks);
  } finally {
    await chunks.return?.(undefined);
  }
}

/** What follows the last delimiter means nothing, but must have been read before the connection serves again. */
async function skipEpilogue(chunks: AsyncIterator<Buffer>): Promise<void> {
  let size = 0;
  for (;;) {
    const { value, done } = await chunks.next();
    if (done) return;
    size += value.length;
    if (size > MAX_HEAD) throw new AppError('malformed');
  }
}

function boundaryOf(contentType: string): string {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? '';
  if (!LEGAL_BOUNDARY.test(boundary)) throw new AppError('malformed');
  return boundary;
}
