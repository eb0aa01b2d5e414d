import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LANGUAGES } from '#content/document.ts';
import { noteRead } from '#store/subjects.ts';
import { AnswerCache } from '#api/http/cache/answer-cache.ts';
import { finishAnswer } from '#api/http/cache/finished-answer.ts';
import { bodyMesh, type Mesh, screenMesh } from '#api/features/models/mesh.ts';
import { modelScene } from '#api/features/models/model-scene.ts';
import { screenPicture } from '#api/features/models/screen-picture.ts';
import { writeGlb } from '#api/features/models/write-glb.ts';
import { openDemoSearch } from '#demo/search-index.ts';
import { demoRecords } from '#demo/records.ts';
import { type GoldenSet, judge, keysIn } from '#demo/search-golden/golden.ts';
import { MISSPELLINGS } from '#demo/search-golden/misspellings.ts';
import { WORDS } from '#demo/search-golden/words.ts';
import { typed } from '#demo/specifications.ts';
import { bestCpuMs, say } from './beside.ts';

/**
 * The larger things we wrote ourselves beside the best kept library on the same work (docs/decisions/0073-by-hand.md). They are not ours:
 * `npm install --prefix /tmp/beside minisearch @gltf-transform/core async-cache-dedupe`, then
 * `LIBRARIES=/tmp/beside node bench/beside-larger-libraries.ts`.
 */
const fromOutside = createRequire(join(process.env['LIBRARIES'] ?? '', 'package.json'));

type Library = { add: (record: object) => void; search: (query: string, options: object) => { id: string }[] };

const KINDS: Readonly<Record<string, string>> = {
  products: 'product',
  categories: 'category',
  'sub-categories': 'sub-category',
  projects: 'project',
  'community-posts': 'article',
};

function search(): void {
  const MiniSearch: new (options: object) => Library = fromOutside('minisearch');
  const texts = demoRecords().flatMap(({ collection: { name, titleField }, records }) => {
    const kind = KINDS[name];
    if (kind === undefined) return [];
    return records.map(({ id, en, ar, shared }) => {
      const all = JSON.stringify([en, ar, shared]).replaceAll(/[{}[\]",:]/g, ' ');
      return { id: `${kind}/${id}`, title: [en, ar].map((part) => JSON.stringify(Object(part)[titleField] ?? '')).join(' '), all };
    });
  });
  const theirs = () => {
    const index = new MiniSearch({ fields: ['title', 'all'] });
    for (const record of texts) index.add(record);
    return index;
  };
  const index = theirs();
  const { find } = openDemoSearch();
  const options = { prefix: true, fuzzy: 0.2, boost: { title: 5 } };
  const known = new Set(texts.map(({ id }) => id));
  const sets: Readonly<Record<string, GoldenSet>> = { words: WORDS, misspellings: MISSPELLINGS };
  for (const [name, set] of Object.entries(sets))
    for (const language of LANGUAGES) {
      const asked = set[language].map(([query, wanted]) => ({ query, wanted: keysIn(wanted).filter((key) => known.has(key)) }));
      const some = asked.filter(({ wanted }) => wanted.length > 0);
      const recall = (ask: (query: string) => readonly string[]) =>
        Math.round((some.reduce((sum, { query, wanted }) => sum + judge(wanted, ask(query)).recall, 0) / some.length) * 100) / 100;
      say(`search, ${name}, ${language}, ${some.length} queries: share of what was wanted among the first five`, {
        ours: recall((query) => find(query, language).keys.filter((key) => known.has(key))),
        theirs: recall((query) => index.search(query, options).map(({ id }) => id)),
      });
    }
}

async function searchCosts(): Promise<void> {
  const MiniSearch: new (options: object) => Library = fromOutside('minisearch');
  const { find } = openDemoSearch();
  const index = new MiniSearch({ fields: ['all'] });
  for (const { collection, records } of demoRecords())
    for (const { id, en, ar } of records) index.add({ id: `${collection.name}/${id}`, all: JSON.stringify([en, ar]) });
  const queries = WORDS.en.map(([query]) => query);
  say('search, 10 times the words of the English set', {
    ours: await bestCpuMs(() => repeated(10, () => queries.forEach((query) => find(query, 'en')))),
    theirs: await bestCpuMs(() => repeated(10, () => queries.forEach((query) => index.search(query, { prefix: true, fuzzy: 0.2 })))),
  });
}

function repeated(times: number, run: () => unknown): void {
  for (let time = 0; time < times; time += 1) run();
}

async function models(): Promise<void> {
  const { Document, NodeIO } = fromOutside('@gltf-transform/core');
  const scene = modelScene(typed({ cabinet: '600 × 337.5 × 45', 'cabinet-pixels': '320 × 180' }).specifications, { columns: 6, rows: 7 });
  if (!scene) throw new Error('no scene');
  const picture = await screenPicture('en', scene);
  const theirs = async (): Promise<Uint8Array> => {
    const document = new Document();
    const buffer = document.createBuffer();
    const accessor = (type: string, array: unknown) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
    const primitive = ({ positions, normals, uvs, indices }: Mesh, material: unknown) =>
      document
        .createPrimitive()
        .setMaterial(material)
        .setIndices(accessor('SCALAR', Uint16Array.from(indices)))
        .setAttribute('POSITION', accessor('VEC3', Float32Array.from(positions)))
        .setAttribute('NORMAL', accessor('VEC3', Float32Array.from(normals)))
        .setAttribute('TEXCOORD_0', accessor('VEC2', Float32Array.from(uvs)));
    const texture = document.createTexture('picture').setImage(new Uint8Array(picture.bytes)).setMimeType('image/png');
    const body = document.createMaterial('body').setBaseColorFactor([0.02, 0.02, 0.02, 1]);
    const screen = document.createMaterial('screen').setEmissiveTexture(texture).setEmissiveFactor([1, 1, 1]);
    const mesh = document
      .createMesh('wall')
      .addPrimitive(primitive(bodyMesh(scene), body))
      .addPrimitive(primitive(screenMesh(scene, picture.ratio), screen));
    document.createScene().addChild(document.createNode('wall').setMesh(mesh));
    return new NodeIO().writeBinary(document);
  };
  say('a hundred models as GLB', {
    ours: await bestCpuMs(() => repeated(100, () => writeGlb(scene, picture, 'wall'))),
    theirs: await bestCpuMs(async () => {
      for (let time = 0; time < 100; time += 1) await theirs();
    }),
    oursBytes: writeGlb(scene, picture, 'wall').length,
    theirsBytes: (await theirs()).length,
  });
}

async function cache(): Promise<void> {
  const { createCache } = fromOutside('async-cache-dedupe');
  const body = Buffer.from('x'.repeat(20_000));
  const theirs = createCache({ ttl: 3600, storage: { type: 'memory', options: { size: 2000 } } });
  theirs.define('page', { references: (_key: unknown, key: string) => [key] }, async () => ({ body: body.toString() }));
  const ours = new AnswerCache({ maxBytes: 1_000_000_000 });
  const keys = Array.from({ length: 1000 }, (_, at) => `products#${at}`);
  const make = (key: string) => async () => {
    noteRead(key);
    return { answer: finishAnswer({ status: 200, headers: { 'content-type': 'text/html' }, body }), isShared: true };
  };
  const all = async (get: (key: string) => Promise<unknown>, times: number) => {
    for (let time = 0; time < times; time += 1) for (const key of keys) await get(key);
  };
  const getOurs = (key: string) => ours.get(key, make(key));
  await all(getOurs, 1);
  await all((key) => theirs.page(key), 1);
  say('200,000 answers from the cache', {
    ours: await bestCpuMs(() => all(getOurs, 200)),
    theirs: await bestCpuMs(() => all((key) => theirs.page(key), 200)),
  });
  say('1,000 changes of one record each, and its answer made anew', {
    ours: await bestCpuMs(() =>
      all((key) => {
        ours.change([key]);
        return ours.get(key, make(key), 'fresh');
      }, 1),
    ),
    theirs: await bestCpuMs(() =>
      all(async (key) => {
        await theirs.invalidate('page', [key]);
        return theirs.page(key);
      }, 1),
    ),
  });
}

search();
await searchCosts();
await models();
await cache();
