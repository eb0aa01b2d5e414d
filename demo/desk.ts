import type { Transaction } from 'kysely';
import { insertTemplate } from '#store/desk/reply-templates.ts';
import { insertView } from '#store/desk/saved-views.ts';
import type { Schema } from '#store/database/schema.ts';
import { demoTemplates } from './content/reply-templates.ts';
import { demoViews } from './content/saved-views.ts';
import type { Traces } from './traces.ts';

type DeskTraces = Pick<Traces, 'templates' | 'views'>;

/** Prepared answers, and views for everybody: they belong to nobody. */
export async function insertDesk(tx: Transaction<Schema>, now: Date): Promise<DeskTraces> {
  const traces: DeskTraces = { templates: [], views: [] };
  for (const template of demoTemplates) traces.templates.push(await insertTemplate(tx, template, now));
  for (const view of demoViews) traces.views.push(await insertView(tx, { ...view, owner: null, shared: 1 }, now));
  return traces;
}

/** What somebody has used or changed since goes too: its words are the demo company's. */
export async function removeDesk(tx: Transaction<Schema>, { templates, views }: DeskTraces): Promise<void> {
  if (templates.length > 0) await tx.deleteFrom('reply_templates').where('id', 'in', templates).execute();
  if (views.length > 0) await tx.deleteFrom('saved_views').where('id', 'in', views).execute();
}
