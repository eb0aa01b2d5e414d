import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Settings } from '#content/define.ts';
import { emptyDocument, type Document, type Language } from '#content/document.ts';
import type { FileKind } from '#content/fields/file-endings.ts';
import type { Fields } from '#content/fields/kinds.ts';
import { isScalar } from '#content/fields/list.ts';
import { allCollections, collectionNamed } from '#content/index.ts';
import { settings } from '#content/settings/index.ts';
import { may, rightsOf } from '#content/roles.ts';
import { createEntry } from '#store/entries/write-entries.ts';
import { objectOf } from '#app/dashboard/json-object.ts';
import { collectionView } from '#app/dashboard/content/collection-view.server.ts';
import { valuesIn } from '#app/dashboard/content/collect-values.ts';
import { textsIn } from '#app/dashboard/texts.ts';
import { saveCall } from '#app/dashboard/content/save-call.ts';
import type { CollectionView, RecordView } from '#app/dashboard/content/views.ts';
import { settingsView } from '#app/dashboard/settings/settings-view.server.ts';
import { recordAddress } from '#app/dashboard/record-address.server.ts';
import { registerPages } from '#app/server/register-pages.ts';
import { createTestApp, type Answer, type Call, type TestApp } from '#test/rig/app.ts';
import { fullDocument, type TwoFiles } from '#test/rig/full-document.ts';
import { inTurn } from '#test/rig/in-turn.ts';
import { addPerson } from '#test/rig/people.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { formEntries } from './form-entries.ts';
import { bare, formOf } from './open-dashboard.ts';

const SUBJECTS = [...allCollections.map(({ name }) => name), ...settings.map(({ name }) => `settings-${name}`)];
const STAFF = ['owner', 'translator of en', 'translator of ar'] as const;
type Staff = (typeof STAFF)[number];

/** One record somebody edits. */
type Subject = { name: string; id: number; parent: number; view: CollectionView };

describe.each(ENGINES)('%s', (engine) => {
  let app: TestApp;
  let files: TwoFiles;
  let people: Record<Staff, Call>;

  beforeAll(async () => {
    app = await createTestApp({
      engine,
      extend: (instance, { operations, changes }) => registerPages(instance, { operations, onContentChange: changes.onChange }),
    });
    const upload = async (kind: FileKind) => {
      const { body } = await app.admin('POST', '/api/en/media', { form: { file: await sampleFile(kind) } });
      return (body['files'] as { name: string }[])[0]!.name;
    };
    const two = async (kind: FileKind) => ({ shared: await upload(kind), ar: await upload(kind) });
    files = { image: await two('image'), video: await two('video'), pdf: await two('pdf') };
    people = {
      owner: app.admin,
      'translator of en': (await addPerson(app, 'translator', 'en')).call,
      'translator of ar': (await addPerson(app, 'translator', 'ar')).call,
    };
  });
  afterAll(() => app?.stop());

  async function keep(name: string, document: Document): Promise<Subject> {
    const writer = { database: app.server.database, actor: null, languages: 'all' as const, now: new Date() };
    const published = { en: true, ar: false };
    const group: Settings | undefined = settings.find((one) => `settings-${one.name}` === name);
    if (group) {
      const model = { name, label: group.label, fields: group.fields };
      await app.server.database.kysely.deleteFrom('entries').where('collection', '=', name).execute();
      await app.server.database.kysely.deleteFrom('revisions').where('collection', '=', name).execute();
      await createEntry(writer, model, { id: 1, document, published: { en: true, ar: true } });
      return { name, id: 1, parent: 0, view: settingsView(group, 'en') };
    }
    const collection = collectionNamed(name)!;
    const owner = collection.parent === undefined ? undefined : collectionNamed(collection.parent)!;
    const parent = owner && (await createEntry(writer, owner, { document: emptyDocument(), published }));
    const { id } = await createEntry(writer, collection, {
      document,
      published,
      ...(parent && owner && { parent: { collection: owner.name, id: parent.id } }),
    });
    return { name, id, parent: parent?.id ?? 0, view: collectionView(collection, 'en', parent?.id ?? 0) };
  }

  /** Every byte that is kept of a record. */
  async function stored({ name, id }: Subject) {
    const { kysely } = app.server.database;
    const entries = kysely.selectFrom('entries').selectAll().where('collection', '=', name).where('id', '=', id);
    const uses = kysely.selectFrom('file_uses').selectAll().where('collection', '=', name).where('id', '=', id).orderBy('file');
    const revisions = kysely.selectFrom('revisions').select('version').where('collection', '=', name).where('id', '=', id);
    return { entry: await entries.executeTakeFirstOrThrow(), uses: await uses.execute(), revisions: await revisions.execute() };
  }

  /** What the form of a record holds when it has been opened, by the code that reads it in a browser. */
  async function opened(subject: Subject, staff: Staff) {
    const { name, id, parent, view } = subject;
    const { text } = await people[staff]('GET', recordAddress({ collection: name, id, parent }, 'en')!);
    const data = formEntries(formOf(text));
    const own = ownLanguages(staff, view);
    const read = () => valuesIn(data, view.fields, own);
    const { entry } = await stored(subject);
    const record = { ...recordOf(subject), version: entry.version };
    const values = read();
    const { method, path, body: sent } = saveCall({ collection: view, parent, record }, values, entry.version);
    const body = objectOf(sent);
    const save = (changed: object): Promise<Answer> =>
      staff === 'owner'
        ? people.owner(method, `/api/en${path}`, { json: { ...body, ...changed } })
        : publishedDraft(subject, staff, { ...values, ...changed });
    return { body, save };
  }

  /** What a translator types is a draft, which somebody else publishes. */
  async function publishedDraft({ name, id }: Subject, staff: Staff, values: object): Promise<Answer> {
    const at = `/api/en/drafts/${name}/${id}`;
    const saved = await people[staff]('PATCH', at, { json: { values } });
    const isDrafted = saved.status === 200 && saved.body['draft'] !== null;
    return isDrafted ? people.owner('POST', `${at}/publish`, { json: { language: 'both' } }) : saved;
  }

  test.each(STAFF)('a save that changes nothing changes nothing, and one changed text is all that changes, for the %s', async (staff) => {
    const found: unknown[] = [];
    for (const name of inTurn(SUBJECTS, 5).filter((one) => mayWrite(staff, one)))
      for (const document of [fullDocument(fieldsOf(name), files), emptyDocument()]) {
        const subject = await keep(name, document);
        const before = await stored(subject);
        const { save } = await opened(subject, staff);
        const { status, text } = await save({});
        // What a record must have is asked for, and then nothing is saved.
        if (status !== 200 && !(status === 422 && isBare(document))) found.push([name, status, text.slice(0, 300)]);
        found.push(...differences(name, before, await stored(subject)));
        if (!isBare(document)) found.push(...(await afterOneText(subject, staff, save)));
      }
    expect(found).toEqual([]);
  });

  async function afterOneText(subject: Subject, staff: Staff, save: (changed: object) => Promise<Answer>): Promise<unknown[]> {
    const { name } = subject;
    const language = languageOf(staff);
    const fields = Object.entries(fieldsOf(name));
    const text = fields.find(([, field]) => field.slot === 'localized')?.[0];
    if (text === undefined) return [];
    const before = await stored(subject);
    const answer = await save({ [`${text}_${language}`]: 'Changed' });
    const after = await stored(subject);
    const date = fields.find(([, field]) => field.kind === 'date' && field.follows === text)?.[0];
    const expected = {
      ...after.entry,
      ...pick(before.entry, ['shared', 'en', 'ar', 'published_en', 'published_ar', 'position', 'parent']),
      [language]: withValue(before.entry[language], text, 'Changed'),
      ...(date !== undefined && { shared: withValue(before.entry.shared, date, valueIn(after.entry.shared, date)) }),
    };
    const refused = answer.status === 200 ? [] : [[name, answer.status, answer.text.slice(0, 300)]];
    return [...refused, ...differences(name, { ...before, entry: expected }, { ...after, revisions: before.revisions })];
  }

  /** As a browser sends it by itself. */
  async function post(path: string, typed: FormData, headers: Record<string, string> = {}) {
    const body = new URLSearchParams([...typed].map(([key, value]) => [key, String(value).replaceAll('\n', '\r\n')]));
    const common = { method: 'POST', body, redirect: 'manual', headers: { cookie: app.cookie, ...headers } } as const;
    const response = await fetch(app.url + path, common);
    const { status } = response;
    return { status, to: response.headers.get('location') ?? '', html: bare(await response.text()) };
  }

  test.each(['ar', 'en'] as const)(
    'without scripts a form that nobody touched is saved as it was, a wrong one comes back, and an old one is told (%s)',
    async (language) => {
      const found: unknown[] = [];
      for (const name of inTurn(SUBJECTS, 5)) {
        const subject = await keep(name, fullDocument(fieldsOf(name), files));
        const before = await stored(subject);
        const path = recordAddress({ collection: name, id: subject.id, parent: subject.parent }, language)!;
        const typed = () => app.admin('GET', path).then(({ text }) => formEntries(formOf(bare(text))));
        const same = await post(path, await typed());
        if (same.status !== 303 || !same.to.startsWith(path.split('?')[0]!))
          found.push([name, same.status, same.to, same.html.slice(-300)]);
        found.push(...differences(name, before, await stored(subject)));

        const field = subject.view.fields.find(({ kind, max }) => kind === 'text' && max !== undefined);
        const long = 'x'.repeat((field?.max ?? 0) + 1);
        const column = field?.slot === 'localized' ? `${field.name}_${language}` : (field?.name ?? '');
        const wrong = await typed();
        if (field) {
          wrong.set(column, long);
          const refused = await post(path, wrong);
          const json = { [column]: long, version: before.entry.version };
          const { method, path: at } = saveCall({ ...subject, collection: subject.view, record: recordOf(subject) }, {}, 1);
          const said = (await app.admin(method, `/api/${language}${at}`, { json })).body['errors'] as Record<string, string>;
          const input = new RegExp(`<(?:input|textarea)[^>]*autofocus=""[^>]* name="${column}"`).test(refused.html);
          const isSaid = Object.values(said).every((sentence) => refused.html.includes(sentence));
          if (refused.status !== 422 || !input || !isSaid || !refused.html.includes(long))
            found.push([name, column, refused.status, input, isSaid, said]);
        }
        const old = await typed();
        old.set('_version', String(before.entry.version + 5));
        const conflict = await post(path, old);
        if (conflict.status !== 409 || !conflict.html.includes(textsIn(language)('content.conflict'))) found.push([name, conflict.status]);
        found.push(...differences(name, before, await stored(subject)));
      }
      expect(found).toEqual([]);
    },
  );

  test.each(STAFF)('one cell of a row that the %s changes is all that changes', async (staff) => {
    const language = languageOf(staff);
    const found: unknown[] = [];
    for (const name of inTurn(SUBJECTS, 5).filter((one) => mayWrite(staff, one)))
      for (const [list, field] of Object.entries(fieldsOf(name))) {
        if (field.kind !== 'list' || isScalar(field.item)) continue;
        const key = Object.entries(field.item).find(([, cell]) => cell.slot === 'localized')?.[0];
        if (key === undefined) continue;
        const subject = await keep(name, fullDocument(fieldsOf(name), files));
        const before = await stored(subject);
        const { body, save } = await opened(subject, staff);
        const change = (rows: unknown) => (rows as object[]).map((row, index) => (index === 1 ? { ...row, [key]: 'Changed' } : row));
        const sent = `${list}_${language}`;
        const answer = await save({ [sent]: change(body[sent]) });
        if (answer.status !== 200) found.push([name, answer.status, answer.text.slice(0, 300)]);
        const after = await stored(subject);
        const rows = change(valueIn(before.entry[language], list));
        expect([name, list, valueIn(after.entry[language], list)]).toEqual([name, list, rows]);
        const { version, updated_at, missing_ar, missing_en } = after.entry;
        const rest = { version, updated_at, missing_ar, missing_en, [language]: withValue(before.entry[language], list, '') };
        const others = { ...after.entry, [language]: withValue(after.entry[language], list, '') };
        found.push(
          ...differences(
            name,
            { ...before, entry: { ...before.entry, ...rest } },
            { ...after, entry: others, revisions: before.revisions },
          ),
        );
      }
    expect(found).toEqual([]);
  });
});

type Stored = { entry: object; uses: unknown; revisions: unknown };

/** What is not the same any more, as short as it can be said. */
function differences(name: string, before: Stored, after: Stored): unknown[] {
  const flat = ({ entry, uses, revisions }: Stored): Record<string, unknown> => ({ ...entry, uses, revisions });
  const [was, is] = [flat(before), flat(after)];
  return Object.keys(was).flatMap((key) => (isDeepStrictEqual(was[key], is[key]) ? [] : [[name, key, was[key], is[key]]]));
}

function withValue(json: string, name: string, value: unknown): string {
  return JSON.stringify({ ...(JSON.parse(json) as object), [name]: value });
}

function valueIn(json: string, name: string): unknown {
  return (JSON.parse(json) as Record<string, unknown>)[name];
}

function recordOf({ id }: Subject): RecordView {
  return { id, version: 1, published: { en: true, ar: false }, document: emptyDocument() };
}

function isBare({ shared, en }: Document): boolean {
  return Object.keys(shared).length + Object.keys(en).length === 0;
}

function fieldsOf(name: string): Fields {
  return (collectionNamed(name) ?? settings.find((one) => `settings-${one.name}` === name))!.fields;
}

function pick<Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}

function languageOf(staff: Staff): Language {
  return staff === 'translator of ar' ? 'ar' : 'en';
}

function ownLanguages(staff: Staff, { area }: CollectionView): readonly Language[] | undefined {
  if (staff === 'owner') return undefined;
  const own = rightsOf('translator', languageOf(staff));
  return may(own, `${area}.translate`) ? own.languages : [];
}

function mayWrite(staff: Staff, name: string): boolean {
  const group: Settings | undefined = settings.find((one) => `settings-${one.name}` === name);
  return staff === 'owner' || may(rightsOf('translator', 'ar'), `${group?.area ?? 'content'}.translate`);
}
