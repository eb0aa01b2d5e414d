import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const PACKAGE = join(import.meta.dirname, 'lighthouse');
/** Away from the tree, where checks and tests would take its files for ours. */
const INSTALLED = join(import.meta.dirname, '../.cache/lighthouse');
const COMMAND = join(INSTALLED, 'node_modules/lighthouse/cli/index.js');
const CHROME = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';

/** The sizes a page's budget is made of, as Lighthouse calls them. */
export const KINDS = ['Document', 'Stylesheet', 'Font', 'Script', 'Image', 'Media'] as const;
export type Kind = (typeof KINDS)[number];

type Audit = { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } };
type Report = {
  lighthouseVersion: string;
  environment: { benchmarkIndex: number };
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number | null }>;
  audits: Record<string, Audit | undefined>;
};

export type Measured = {
  version: string;
  /** How quick Lighthouse found the machine. */
  machine: number;
  scores: { performance: number; accessibility: number; practices: number; seo: number };
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  shift: number;
  bytes: Record<Kind, number>;
  scripts: number;
};

/** Lighthouse stays out of the product: it is installed the first time it is needed. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(COMMAND)) return;
  await cp(PACKAGE, INSTALLED, { recursive: true });
  const child = spawn('npm', ['ci', '--no-audit', '--no-fund'], { cwd: INSTALLED, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`npm ci in ${INSTALLED} ended with ${code}`);
}

/** One page, as a telephone of the middle class on a slow line would fare with it. */
export async function measurePage(url: string, browser: string, file: string): Promise<Measured> {
  const child = spawn(process.execPath, [COMMAND, url, '--quiet', '--output=json', `--output-path=${file}`, CHROME], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: browser },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} for ${url}`);
  return readReport(JSON.parse(await readFile(file, 'utf8')));
}

function readReport({ lighthouseVersion, environment, categories, audits }: Report): Measured {
  const score = (name: keyof Report['categories']) => Math.round((categories[name].score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const ofKind = (kind: Kind) => requests.filter(({ resourceType }) => resourceType === kind);
  const bytesOf = (kind: Kind) => ofKind(kind).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    version: lighthouseVersion,
    machine: environment.benchmarkIndex,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
    },
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: {
      Document: bytesOf('Document'),
      Stylesheet: bytesOf('Stylesheet'),
      Font: bytesOf('Font'),
      Script: bytesOf('Script'),
      Image: bytesOf('Image'),
      Media: bytesOf('Media'),
    },
    scripts: ofKind('Script').length,
  };
}
