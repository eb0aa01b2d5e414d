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
export function makePdf({
  catalog = '',
  objects = [],
  compressed = [],
  dictionary = '/Filter /FlateDecode',
  tail = '%%EOF\n',
}: PdfOptions = {}): Buffer {
  const plain = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>',
    ...objects,
  ].map((object, index) => Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`));
  const packed = deflateSync(`${compressed.map((_, index) => `${100 + index} 0`).join(' ')} ${compressed.join(' ')}`);
  const stream = [
    Buffer.from(`99 0 obj\n<</Type /ObjStm /N ${compressed.length} ${dictionary} /Length ${packed.length}>>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ];
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...plain,
    ...(compressed.length > 0 ? stream : []),
    Buffer.from(`trailer<</Root 1 0 R>>\n${tail}`),
  ]);
}
