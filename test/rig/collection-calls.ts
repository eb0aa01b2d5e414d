import type { Collection } from '#content/define.ts';
import { collectionNamed } from '#content/index.ts';
import type { Answer, Call } from './app.ts';
import { minimalRecord, type FormValues } from './samples.ts';

export type Item = Record<string, unknown> & { id: number; category_id: number; version: number; fallback: string[] };
type Callers = { call: Call; admin: Call };
type Where = { base?: string; as?: 'stranger' | 'staff'; query?: string };

let count = 0;

/** A word that no other test uses. */
export function newTag(): string {
  count += 1;
  return `t${count}e`;
}

export type CollectionCalls = ReturnType<typeof callsOf>;

/** The contract's calls of one collection, in its own encoding and at its own addresses. */
export function callsOf({ call, admin }: Callers, collection: Collection) {
  const { list, envelope, create, updateBy, encoding, sendsParent, item } = collection.calls;
  const root = `/${collection.path}`;
  const body = (values: FormValues) => (encoding === 'json' ? { json: values } : { form: values });
  const caller = (as: Where['as'] = 'stranger') => (as === 'staff' ? admin : call);
  const address = ({ id, category_id: parent }: Pick<Item, 'id' | 'category_id'>) => `${root}/${updateBy === 'parent' ? parent : id}`;

  return {
    root,
    async newParent(): Promise<number> {
      const parent = collection.parent === undefined ? undefined : collectionNamed(collection.parent);
      return parent ? (await callsOf({ call, admin }, parent).add(0)).id : 0;
    },
    create: (parent: number, values: FormValues, base = '/api/en'): Promise<Answer> =>
      admin('POST', `${base}${root}${create}`, body({ ...(sendsParent ? { category_id: String(parent) } : {}), ...values })),
    /** A record that is surely there. */
    async add(parent: number, values: FormValues = minimalRecord(collection, newTag()), base = '/api/en'): Promise<Item> {
      const answer = await this.create(parent, values, base);
      if (answer.status !== 201) throw new Error(`${collection.name} was not created: ${answer.status} ${answer.text}`);
      return answer.body as Item;
    },
    listAnswer: (parent: number, { base = '/api/en', as, query = '' }: Where = {}) =>
      caller(as)(
        'GET',
        `${base}${{ all: root, 'by-parent': `${root}/category/${parent}`, 'by-category': `${root}/by-category/${parent}` }[list]}${query}`,
      ),
    async list(parent: number, where?: Where): Promise<Item[]> {
      const { body: answer } = await this.listAnswer(parent, where);
      return (envelope ? answer[envelope] : answer) as Item[];
    },
    read: (id: number, { base = '/api/en', as, query = '' }: Where = {}) => caller(as)('GET', `${base}${root}${item}${id}${query}`),
    /** What each language has of its own. */
    async readBoth(id: number): Promise<Item> {
      return (await this.read(id, { as: 'staff', query: '?languages=both' })).body as Item;
    },
    update: (record: Pick<Item, 'id' | 'category_id'>, values: FormValues, base = '/api/en') =>
      admin('PUT', base + address(record), body(encoding === 'json' ? { id: String(record.id), ...values } : values)),
    remove: (record: Pick<Item, 'id' | 'category_id'>, base = '/api/en') => admin('DELETE', base + address(record)),
    restore: (id: number) => admin('POST', `/api/en${root}/${id}/restore`),
    purge: (id: number) => admin('DELETE', `/api/en/trash/${collection.name}/${id}`),
    order: (parent: number, ids: number[]) => admin('PUT', `/api/en${root}/order`, { json: { parent, ids } }),
    revisions: (id: number) => admin('GET', `/api/en${root}/${id}/revisions`),
    revert: (id: number, version: number) => admin('POST', `/api/en${root}/${id}/revisions/${version}/restore`),
  };
}
