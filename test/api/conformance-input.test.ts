import { expect, test } from 'vitest';
import { LANGUAGES } from '#content/document.ts';
import { FIELD_LABELS } from '#content/labels.ts';
import { newTag } from '#test/rig/collection-calls.ts';
import { BASES, forEachCollection } from '#test/rig/each-collection.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { badTexts, badTypes, minimalRecord } from '#test/rig/samples.ts';
import { proves } from '#test/requirements/proves.ts';

const ARABIC = /[\u0600-\u06ff]/;

/** The fields an answer complains about; a value inside one is named after a dot. */
function namedIn(body: Record<string, unknown>): string[] {
  return Object.keys(body['errors'] ?? {}).map((name) => name.split('.', 1)[0]!);
}

forEachCollection(({ collection, files, required, open, admin }) => {
  const { fields } = collection;

  test('bad input is refused with the field named, in the language of the base', async () => {
    const { records, parent } = await open();
    const record = await records.add(parent);
    for (const [name, field] of Object.entries(fields)) {
      for (const bad of badTexts(field)) {
        for (const language of LANGUAGES) {
          const { status, body } = await records.update(record, { [name]: bad }, BASES[language]);
          proves('AA-30');
          expect([name, bad.slice(0, 40), status, namedIn(body)]).toEqual([name, bad.slice(0, 40), 422, [name]]);
          proves('Z-P04');
          expect(ARABIC.test(String(body['message']))).toBe(language === 'ar');
          expect(ARABIC.test(Object.values(body['errors'] as object).join(' '))).toBe(language === 'ar');
        }
      }
      for (const bad of badTypes(field)) {
        const { status, body } = await admin(
          'PUT',
          `/api/en${records.root}/${collection.calls.updateBy === 'parent' ? parent : record.id}`,
          { json: { [name]: bad } },
        );
        expect([name, bad, status, namedIn(body)]).toEqual([name, bad, 422, [name]]);
      }
    }
    expect((await records.read(record.id)).body).toMatchObject({ version: 1 });
  });

  test('a field the model does not know is refused', async () => {
    const { records, parent } = await open();
    const created = await records.create(parent, { ...minimalRecord(collection, newTag()), no_such_field: 'x' });
    expect(created).toMatchObject({ status: 422, body: { success: false, errors: { no_such_field: 'This field is not known here.' } } });
    const record = await records.add(parent);
    expect((await records.update(record, { position: '7' })).body).toMatchObject({
      success: false,
      errors: { position: expect.any(String) },
    });
  });

  test('what is required must be there, and its absence is said in the contract’s words', async () => {
    const { records, parent } = await open();
    const whole = minimalRecord(collection, newTag());
    for (const name of required) {
      const label = (fields[name]!.label ?? FIELD_LABELS[name]!).en;
      const message = collection.allRequiredTogether ? 'All fields are required' : `${label} is required`;
      const { [name]: _left, ...rest } = whole;
      for (const lacking of [rest, { ...rest, [name]: '' }, { ...rest, [name]: ' \n ' }]) {
        expect(await records.create(parent, lacking)).toMatchObject({
          status: 422,
          body: { success: false, message, errors: { [name]: `${label} is required` } },
        });
      }
      const arabic = await records.create(parent, rest, BASES.ar);
      expect(arabic.body['message']).toMatch(ARABIC);
    }
    const record = await records.add(parent, whole);
    for (const name of required) expect((await records.update(record, { [name]: '' })).status).toBe(422);
  });

  test.runIf(collection.parent !== undefined)('a record needs a parent that exists, and cannot be moved to another', async () => {
    const { records, parent } = await open();
    const whole = minimalRecord(collection, newTag());
    expect(await admin('POST', `/api/en${records.root}`, { form: whole })).toMatchObject({
      status: 422,
      body: { message: 'Category ID is required' },
    });
    for (const wrong of ['987654321', '0', '-1', '1e0', 'x'])
      expect(await records.create(parent, { ...whole, category_id: wrong })).toMatchObject({
        status: 422,
        body: { errors: { category_id: expect.any(String) } },
      });
    const record = await records.add(parent, whole);
    expect((await records.update(record, { category_id: String(await records.newParent()) })).status).toBe(422);
    expect((await records.update(record, { category_id: String(parent) })).status).toBe(200);
  });

  test.runIf(files.length > 0)('a file of the wrong type is refused and nothing is changed', async () => {
    const { records, parent } = await open();
    const record = await records.add(parent);
    for (const name of files) {
      const field = fields[name]!;
      if (field.slot !== 'file') continue;
      const wrongKind = (['pdf', 'image', 'video'] as const).find((kind) => !field.accepts.includes(kind))!;
      for (const file of [
        await sampleFile(wrongKind),
        new File(['<!doctype html><script>1</script>'], 'page.png', { type: 'image/png' }),
      ]) {
        expect(await records.update(record, { [field.sentAs ?? name]: file })).toMatchObject({
          status: 415,
          body: { success: false, errors: { [field.sentAs ?? name]: expect.any(String) } },
        });
      }
    }
    expect((await records.read(record.id)).body).toMatchObject({ version: 1 });
  });
});
