import { deflateSync } from 'node:zlib';

type PdfOptions = {
  /** Goes into the catalog. */
  catalog?: string;
  /** Written plainly, as objects of their own. */
  objects?: string[];
  /** Written compressed, in one object stream. */
  compressed?: string[];
  /** Of the object stream. */
  dictionary?: string;
  tail?: string;
};

/** A document with as much around its one empty page as a test needs. */
export function makePdf({ catalog = '', objects = [], compressed = [], dictionary, tail }: PdfOptions = {}): Buffer {
  const plain = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>',
    ...objects,
  ].map((object, index) => Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`));
  const body = Buffer.concat([Buffer.from('%PDF-1.7\n'), ...plain, ...(compressed.length > 0 ? [packed(compressed, dictionary)] : [])]);
  return Buffer.concat([body, Buffer.from(`xref\n0 1\ntrailer<</Root 1 0 R>>\n${tail ?? `startxref\n${body.length}\n%%EOF\n`}`)]);
}

/** Objects in one stream. */
export function packed(objects: readonly string[], dictionary = '/Filter /FlateDecode'): Buffer {
  const bytes = deflateSync(`${objects.map((_, index) => `${100 + index} 0`).join(' ')} ${objects.join(' ')}`);
  return Buffer.concat([
    Buffer.from(`99 0 obj\n<</Type /ObjStm /N ${objects.length} ${dictionary} /Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}
