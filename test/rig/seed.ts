import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allCollections } from '#content/index.ts';
import { rightsOf } from '#content/roles.ts';
import { INQUIRY_FILE } from '#content/inquiry-file.ts';
import { tempFolder } from '#store/files/temp-files.ts';
import { queueEvent } from '#store/webhooks/queue-event.ts';
import { OPERATOR } from '#api/kernel/written-by.ts';
import type { TestApp } from './app.ts';
import { callsOf, newTag, type Item } from './collection-calls.ts';
import { minimalRecord, sampleRecord } from './samples.ts';
import { sampleFile } from './sample-files.ts';

export type Seed = {
  /** One record of every collection, by the collection's name; children belong to the seeded parent. */
  records: ReadonlyMap<string, Item>;
  /** The stored name of a picture that nothing uses. */
  file: string;
  /** A comment on the seeded section, a post of the feed and its comment. */
  comment: number;
  post: number;
  postComment: number;
  /** The name of a backup. */
  backup: string;
  /** The end of the link to the offer with the number 1, which was sent. */
  token: string;
};

/** Something behind every address of the API. */
export async function seed({ call, admin, server, dataDir }: Pick<TestApp, 'call' | 'admin' | 'server' | 'dataDir'>): Promise<Seed> {
  const records = new Map<string, Item>();
  const parentsFirst = allCollections.toSorted((a, b) => Number(a.parent !== undefined) - Number(b.parent !== undefined));
  for (const collection of parentsFirst) {
    const parent = collection.parent === undefined ? 0 : records.get(collection.parent)!.id;
    const isMeasured = Object.values(collection.fields).some(({ kind }) => kind === 'specifications');
    const tag = newTag();
    const values = isMeasured ? (await sampleRecord(collection, { tag })).sent : minimalRecord(collection, tag);
    records.set(collection.name, await callsOf({ call, admin }, collection).add(parent, values));
  }
  const { body: uploaded } = await admin('POST', '/api/en/media', { form: { file: await sampleFile('image') } });
  const write = async (path: string, json: unknown) => Number((await call('POST', `/api/en${path}`, { json })).body['id']);
  const comment = await write('/communitypostcomments', { post_id: records.get('blog-sections')!.id, username: 'Reader', text: 'Clear.' });
  const post = await write('/communityposts/posts', { author_name: 'Visitor', content: 'Hello' });
  const postComment = await write(`/communityposts/posts/${post}/comments`, { commenter_name: 'Neighbour', text: 'Welcome' });
  const { backup } = server.operations.backups.beginMaking(null);
  await server.operations.backups.settled();
  await askForMeeting(server);
  await sendFile(server, dataDir);
  await addWebhook(server);
  await addToDesk(server);
  await server.operations.releases.create('Spring', OPERATOR);
  return {
    token: await sendOffer(server),
    backup,
    records,
    file: (uploaded['files'] as { name: string }[])[0]!.name,
    comment,
    post,
    postComment,
  };
}

/** As somebody from elsewhere: the tests' own address has messages of its own to send. The first message has the number 1. */
async function askForMeeting({ operations }: TestApp['server']): Promise<void> {
  const fields = {
    date: '2030-01-31',
    time: '10:30',
    name: 'Visitor',
    phone: '+966 50 000 0000',
    type: 'zoom',
    email: 'visitor@example.com',
  };
  await operations.leads.receive({ kind: 'meeting', country: 'sa', language: 'en', page: '/', address: '203.0.113.1', fields });
}

/** The second message. */
async function sendFile({ operations }: TestApp['server'], dataDir: string): Promise<void> {
  const sent = await sampleFile('pdf', 'brief');
  const tempPath = join(tempFolder(dataDir), 'brief');
  await writeFile(tempPath, await sent.bytes());
  await operations.leads.receive({
    kind: 'project',
    country: 'sa',
    language: 'en',
    page: '/register',
    address: '203.0.113.1',
    subject: 'A project',
    message: 'With a brief',
    file: { field: INQUIRY_FILE.field, originalName: sent.name, tempPath, size: sent.size },
  });
}

/** Answers the end of the customer's link. */
export async function sendOffer({ operations: { offers } }: Pick<TestApp['server'], 'operations'>): Promise<string> {
  const id = await offers.create({ country: 'sa', language: 'en' }, undefined);
  const { revision, valid_until } = await offers.open(id);
  const line = { kind: 'other', title: 'Frame', note: '', quantity: '1', unit_price: '100', discount: '' } as const;
  const customer = { name: 'Visitor', company: '', email: '', phone: '' };
  await offers.save(id, { revision, ...customer, lines: [line], discount: '', notes: '', terms: '', valid_until }, undefined);
  const { revision: saved, sums } = await offers.open(id);
  const { link } = await offers.send(id, { revision: saved, total: sums.total, mail: false }, null);
  return link.split('/').at(-1)!;
}

/** At an address nobody has, so that nothing is ever told. */
async function addWebhook({ operations, database }: TestApp['server']): Promise<void> {
  await operations.webhooks.add({ name: 'CRM', url: 'https://hooks.invalid/lamha', events: ['meeting.decided'] }, { id: 1 });
  await queueEvent(database.kysely, 'meeting.decided', 'leads/1', new Date().toISOString());
}

/** A prepared answer and a view of the list, each with the number 1. */
async function addToDesk({ operations: { inbox, savedViews, accounts } }: TestApp['server']): Promise<void> {
  const [name, text] = ['Thanks', 'Hello {name}'];
  const texts = { name_en: name, name_ar: '', subject_en: '', subject_ar: '', text_en: text, text_ar: '' };
  await inbox.templates.add({ ...texts, kind: '', stands_ready: 0 }, null);
  const [owner] = await accounts.listUsers();
  const user = { id: owner!.id, username: 'admin', role: 'owner' as const, ...rightsOf('owner', undefined) };
  await savedViews.add({ screen: 'inbox', name: 'New', query: 'status=new', shared: true }, user);
}
