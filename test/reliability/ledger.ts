import { caller, signIn, type Call } from '#test/rig/app.ts';
import { pngOf } from './pictures.ts';

export type Ledger = { sent: Set<string>; /** Name to the id that was answered. */ acknowledged: Map<string, number> };

export function newLedger(): Ledger {
  return { sent: new Set(), acknowledged: new Map() };
}

/** Keeps writing until the server goes away: records with pictures, and small ones. Each write has a name of its own. */
export async function writeUntilCut(url: string, cookie: string, ledger: Ledger, clients: number, category: number): Promise<void> {
  const admin = caller(url, { cookie });
  await Promise.all(
    Array.from({ length: clients }, (_, client) => (client % 2 === 0 ? addTiles(admin, ledger, category) : addSlides(admin, ledger))),
  );
}

async function addTiles(admin: Call, ledger: Ledger, category: number): Promise<void> {
  await repeatUntilCut(ledger, async (name) => {
    const picture = new Blob([await pngOf(name)], { type: 'image/png' });
    const { status, body } = await admin('POST', '/api/en/sectionfour', {
      form: { category_id: String(category), title: name, image: picture },
    });
    if (status === 201) ledger.acknowledged.set(name, Number(body['id']));
  });
}

async function addSlides(admin: Call, ledger: Ledger): Promise<void> {
  await repeatUntilCut(ledger, async (name) => {
    const { status, body } = await admin('POST', '/api/en/homecontentslider/add', {
      json: { icon: 'tv', title: name, info: '', link: '' },
    });
    if (status === 201) ledger.acknowledged.set(name, Number(body['id']));
  });
}

async function repeatUntilCut(ledger: Ledger, write: (name: string) => Promise<void>): Promise<void> {
  for (;;) {
    const name = crypto.randomUUID();
    ledger.sent.add(name);
    try {
      await write(name);
    } catch {
      return; // the connection broke: that is the end we wait for
    }
  }
}

/** What the database of a restarted server has of the ledger. */
export async function compare(url: string, ledger: Ledger, category: number) {
  const admin = caller(url, { cookie: await signIn(caller(url, {})) });
  const tiles = await readAll(admin, `/api/en/sectionfour/category/${category}`, (body) => body);
  const slides = await readAll(admin, '/api/en/homecontentslider', (body) => (body as { sliders: unknown }).sliders);
  const stored = [...tiles, ...slides].map((item) => String(item['title']));
  const names = new Set(stored);
  const missingFiles: string[] = [];
  for (const tile of tiles) {
    const { status } = await admin('GET', `/api/en/uploads/${String(tile['image'])}`);
    if (status !== 200) missingFiles.push(String(tile['image']));
  }
  return {
    acknowledged: ledger.acknowledged.size,
    lost: [...ledger.acknowledged.keys()].filter((name) => !names.has(name)),
    invented: stored.filter((name) => !ledger.sent.has(name)),
    doubled: stored.length - names.size,
    missingFiles,
  };
}

async function readAll(call: Call, path: string, listOf: (body: unknown) => unknown): Promise<Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await call('GET', `${path}?page=${page}&per_page=200`);
    const rows = listOf(body) as Record<string, unknown>[];
    all.push(...rows);
    if (rows.length < 200) return all;
  }
}
