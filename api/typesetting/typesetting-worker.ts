import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { loadFonts } from '@myriaddreamin/typst.ts';
import { createTypstCompiler, type TypstCompiler } from '@myriaddreamin/typst.ts/compiler';
import type { Sheet } from './sheet.ts';

/** The digest is made here, so that the thread which serves everybody never goes over the bytes. */
export type SetSheet = { pdf: Uint8Array; digest: string } | { problem: string };

const PDF = 1;
const FONTS = new URL('./fonts/', import.meta.url);
const TEMPLATES = new URL('./templates/', import.meta.url);
const COMPILER = '@myriaddreamin/typst-ts-web-compiler';

async function openCompiler(): Promise<TypstCompiler> {
  const opened = createTypstCompiler();
  const fonts = readdirSync(FONTS)
    .toSorted()
    .map((name) => new Uint8Array(readFileSync(new URL(name, FONTS))));
  await opened.init({
    getModule: () => new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(`${COMPILER}/wasm`))),
    // Its own loader is called in a way that it calls deprecated, with a warning at every start.
    getWrapper: async () => {
      const wrapper = await import('@myriaddreamin/typst-ts-web-compiler');
      return { ...wrapper, default: (module_or_path: Uint8Array<ArrayBuffer>) => wrapper.default({ module_or_path }) };
    },
    beforeBuild: [loadFonts(fonts, { assets: false })],
  });
  for (const name of readdirSync(TEMPLATES)) opened.addSource(`/${name}`, readFileSync(new URL(name, TEMPLATES), 'utf8'));
  return opened;
}

const compiler = await openCompiler();
parentPort?.postMessage('ready', []);

async function setSheet({ template, data, pictures = {} }: Sheet): Promise<SetSheet> {
  const files = Object.entries(pictures).map(([name, bytes]) => [`/pictures/${name}`, bytes] as const);
  compiler.mapShadow('/data.json', Buffer.from(JSON.stringify(data)));
  for (const [path, bytes] of files) compiler.mapShadow(path, bytes);
  try {
    const { result, diagnostics } = await compiler.compile({ mainFilePath: `/${template}.typ`, format: PDF, diagnostics: 'full' });
    return result
      ? { pdf: result, digest: createHash('sha256').update(result).digest('base64url') }
      : { problem: JSON.stringify(diagnostics) };
  } finally {
    for (const [path] of files) compiler.unmapShadow(path);
  }
}

parentPort?.on('message', (sheet: Sheet) => {
  void setSheet(sheet)
    .catch((error: unknown): SetSheet => ({ problem: String(error) }))
    // Handed over and not copied: what is copied is garbage that the thread which serves everybody has to collect.
    .then((answer) =>
      parentPort?.postMessage(answer, 'pdf' in answer && answer.pdf.buffer instanceof ArrayBuffer ? [answer.pdf.buffer] : []),
    );
});
