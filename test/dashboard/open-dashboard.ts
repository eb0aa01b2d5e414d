import { registerPages } from '#app/server/register-pages.ts';
import { createTestApp, type TestApp } from '#test/rig/app.ts';
import { sampleFile } from '#test/rig/sample-files.ts';

type Values = Readonly<Record<string, string>>;

export type Dashboard = Awaited<ReturnType<typeof openDashboard>>;

/** The dashboard as the server draws it, for an administrator, with an empty database behind it. */
export async function openDashboard() {
  const app: TestApp = await createTestApp({
    engine: 'sqlite',
    extend: (instance, { operations, changes }) => registerPages(instance, { operations, onContentChange: changes.onChange }),
  });
  return {
    app,
    async screen(path: string, { language = 'en', as = 'staff' }: { language?: 'ar' | 'en'; as?: 'staff' | 'stranger' } = {}) {
      const call = as === 'staff' ? app.admin : app.call;
      return bare((await call('GET', `${language === 'en' ? '/en' : ''}/dashboard${path}`)).text);
    },
    async add(path: string, values: Values, file?: { name: string; kind: 'image' | 'video' | 'pdf' }): Promise<number> {
      const form = { ...values, ...(file && { [file.name]: await sampleFile(file.kind) }) };
      const { status, body, text } = await app.admin('POST', `/api/en${path}`, { form });
      if (status !== 201) throw new Error(`${path} answered ${status}: ${text}`);
      return Number(body['id']);
    },
  };
}

/** What people read and use, without drawings, scripts and looks. */
export function bare(html: string): string {
  return html
    .replaceAll(/<(?<tag>svg|script|style)\b.*?<\/\k<tag>>/gs, '')
    .replaceAll(/<!--.*?-->| class="[^"]*"/gs, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
}

/** The cards of a list, by the title of their record. */
export function cardOf(html: string, title: string): string {
  const card = [...html.matchAll(/<li data-record=.*?<\/li>/gs)].find(([one]) => one.includes(`>${title}</h`));
  if (!card) throw new Error(`no card ${title}`);
  return card[0];
}

/** The form of the open sheet, or of the open section. */
export function formOf(html: string): string {
  const form = /<form noValidate="".*?<\/form>/s.exec(html);
  if (!form) throw new Error('no form');
  return form[0];
}

/** The collapsible sections in their order: what people read, and the name in the address that opens it. */
export function sectionsOf(html: string): { label: string; name: string }[] {
  const heads = html.matchAll(/<button aria-expanded="\w+" aria-controls="body-(?<name>[\w-]+)"[^>]*><span>(?<label>.*?)<\/span>/g);
  return [...heads].map(({ groups }) => ({ label: groups!['label']!, name: groups!['name']! }));
}
