import { readFile } from 'node:fs/promises';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { makePdf } from './test-pdf.ts';

const SCRIPT = '<script>window.__x = 1; alert(1)</script>';
const HTML = `<!doctype html><html><body>${SCRIPT}</body></html>`;
const SVG = 'xmlns="http://www.w3.org/2000/svg"';

export type HostileFile = { what: string; name: string; bytes: Buffer };

function file(what: string, name: string, content: string | Buffer): HostileFile {
  return { what, name, bytes: Buffer.from(content) };
}

const svgs = [
  file('a script in SVG', 'a.svg', `<svg ${SVG}>${SCRIPT}</svg>`),
  file('a handler in SVG', 'a.svg', `<svg ${SVG} onload="alert(1)"/>`),
  file(
    'a page inside SVG',
    'a.svg',
    `<svg ${SVG}><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="${SCRIPT}"/></foreignObject></svg>`,
  ),
  file(
    'a link in SVG',
    'a.svg',
    `<svg ${SVG} xmlns:xlink="http://www.w3.org/1999/xlink"><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>`,
  ),
  file('a use of SVG data', 'a.svg', `<svg ${SVG}><use href="data:image/svg+xml;base64,PHN2Zy8+#x"/></svg>`),
  file(
    'an entity in SVG',
    'a.svg',
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "${SCRIPT.replaceAll('<', '&#60;')}">]><svg ${SVG}>&x;</svg>`,
  ),
  file('a CDATA script in SVG', 'a.svg', `<svg ${SVG}><script><![CDATA[alert(1)]]></script></svg>`),
  file('an animation in SVG', 'a.svg', `<svg ${SVG}><animate onbegin="alert(1)" attributeName="x" dur="1s"/></svg>`),
  file('SVG in UTF-16 LE', 'a.svg', Buffer.from(`\ufeff<svg ${SVG}>${SCRIPT}</svg>`, 'utf16le')),
  file('SVG in UTF-16 BE', 'a.png', Buffer.from(`\ufeff<svg ${SVG}>${SCRIPT}</svg>`, 'utf16le').swap16()),
  file('SVG after a comment and a mark', 'a.png', `\ufeff<!-- ${'x'.repeat(5000)} --><svg ${SVG} onload="alert(1)"/>`),
  file('compressed SVG', 'a.svgz', gzipSync(`<svg ${SVG}>${SCRIPT}</svg>`)),
];

const pages = [
  ...['png', 'jpg', 'gif', 'webp', 'pdf', 'mp4', 'webm', 'ogg'].map((ending) => file(`HTML named .${ending}`, `a.${ending}`, HTML)),
  file('HTML with two endings', 'a.png.html', HTML),
  file('HTML with a zero byte in its name', 'a.html\0.png', HTML),
  file('HTML in UTF-7', 'a.png', '+ADw-script+AD4-alert(1)+ADw-/script+AD4-'),
  file('XML with a style sheet', 'a.xml', `<?xml-stylesheet type="text/xsl" href="#x"?><x>${SCRIPT}</x>`),
  file('XHTML', 'a.pdf', `<html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`),
  file('a script', 'a.jpg', 'alert(1)'),
  file('MHTML', 'a.jpg', `MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n${HTML}`),
  file('Flash', 'a.gif', Buffer.concat([Buffer.from('FWS\x09'), deflateSync('x')])),
  file('an archive', 'a.png', Buffer.from('504b0304140000000000', 'hex')),
  file('nothing', 'a.png', ''),
];

const documents = [
  file('PDF that runs a script when opened', 'a.pdf', makePdf({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert(1))>>' })),
  file('PDF with named scripts', 'a.pdf', makePdf({ catalog: '/Names<</JavaScript 4 0 R>>', objects: ['<</Names[(a)5 0 R]>>'] })),
  file('PDF with an escaped name', 'a.pdf', makePdf({ catalog: '/OpenAction<</S/J#61vaScr#69pt/#4aS(app.alert(1))>>' })),
  file(
    'PDF with a hidden script',
    'a.pdf',
    makePdf({ catalog: '/OpenAction 100 0 R', compressed: ['<</S/JavaScript/JS(app.alert(1))>>'] }),
  ),
  file(
    'PDF with a script hidden by an unusual filter',
    'a.pdf',
    makePdf({ compressed: ['<<>>'], dictionary: '/Filter [/ASCIIHexDecode /FlateDecode]' }),
  ),
  file(
    'PDF with a script hidden by a predictor',
    'a.pdf',
    makePdf({ compressed: ['<<>>'], dictionary: '/Filter /FlateDecode /DecodeParms<</Predictor 12>>' }),
  ),
  file('PDF with a filter that is named elsewhere', 'a.pdf', makePdf({ compressed: ['<<>>'], dictionary: '/Filter 4 0 R' })),
  file(
    'PDF with a dictionary that hides another',
    'a.pdf',
    makePdf({ compressed: ['<<>>'], dictionary: '/X (>> stream\n) /Filter /FlateDecode' }),
  ),
  file('PDF that starts a program', 'a.pdf', makePdf({ catalog: '/OpenAction<</S/Launch/F(cmd.exe)>>' })),
  file('PDF with additional actions', 'a.pdf', makePdf({ catalog: '/AA<</WC 4 0 R>>' })),
  file('PDF that holds a file', 'a.pdf', makePdf({ objects: ['<</Type/EmbeddedFile/Length 4>>stream\nevil\nendstream'] })),
  file('PDF that is encrypted', 'a.pdf', makePdf({ catalog: '/Encrypt 4 0 R' })),
  file('PDF with a dynamic form', 'a.pdf', makePdf({ catalog: '/AcroForm<</XFA 4 0 R>>' })),
  file('PDF after HTML', 'a.pdf', Buffer.concat([Buffer.from(HTML), makePdf()])),
  file('PDF without an end', 'a.pdf', makePdf({ tail: '' })),
  file('PDF before HTML', 'a.pdf', Buffer.concat([makePdf(), Buffer.from(HTML.repeat(20))])),
];

/** Files that are two things at once; the picture may come in, the rest may not. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const picture = sharp({ create: { width: 16, height: 16, channels: 3, background: 'teal' } });
  const [gif, jpeg, png] = await Promise.all([
    picture.clone().gif().toBuffer(),
    picture.clone().jpeg().toBuffer(),
    picture.clone().png().toBuffer(),
  ]);
  const [mp4, mov] = await Promise.all(['tiny.mp4', 'tiny.mov'].map((name) => readFile(new URL(`./fixtures/${name}`, import.meta.url))));
  const comment = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, HTML.length + 2]), Buffer.from(HTML), jpeg.subarray(2)]);
  const polyglots = [
    file('GIF that is a script', 'a.gif', 'GIF89a/*\x01\x01\x00\x00*/=1;alert(1)//'),
    file('GIF with a page after it', 'a.gif', Buffer.concat([gif, Buffer.from(HTML)])),
    file('JPEG with a page in a comment', 'a.jpg', comment),
    file('PNG with a page after it', 'a.html', Buffer.concat([png, Buffer.from(HTML)])),
    file('MP4 with a page for a body', 'a.mp4', Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42'), Buffer.from(HTML)])),
    file('MP4 with a page after it', 'a.html', Buffer.concat([mp4!, Buffer.from(HTML)])),
    file('MOV named .mp4', 'a.mp4', mov!),
    file('HEIC from a telephone', 'a.jpg', Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(100)])),
  ];
  return [...svgs, ...pages, ...documents, ...polyglots];
}

/** Those of the above that are true files of an accepted kind, so they come in, each as that kind and nothing else. */
export const HARMLESS = new Map([
  ['GIF with a page after it', 'image/gif'],
  ['JPEG with a page in a comment', 'image/jpeg'],
  ['PNG with a page after it', 'image/png'],
  ['MP4 with a page after it', 'video/mp4'],
]);
