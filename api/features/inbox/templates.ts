import { fillPlaceholders, unknownPlaceholder, type ReplyPlaceholder } from '#content/reply-placeholders.ts';
import { recordIn } from '#content/known.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import { findUser, lockUser, nameOf } from '#store/accounts/users.ts';
import {
  findSameTemplate,
  insertTemplate,
  listTemplates,
  setTemplateDeleted,
  updateTemplate,
  type ReplyTemplate,
  type TemplateValues,
} from '#store/desk/reply-templates.ts';
import type { Lead } from '#store/leads/leads.ts';
import { invalid, notFound, type FieldCode } from '#api/errors.ts';
import { listedIn } from '#api/mail/lead-details.ts';
import { mailTexts } from '#api/mail/mail-texts.ts';
import { sameSince } from '#api/kernel/same-since.ts';
import { oneLine } from '#api/kernel/visitor-text.ts';
import { LOCALES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import type { InboxParts } from './inbox.ts';

export type Template = ReplyTemplate;
/** A prepared answer, filled in for one message. */
export type ReadyReply = { id: number; name: string; subject: string; text: string; stands_ready: boolean };

export function openTemplates({ database: { kysely, engine }, settings, clock }: InboxParts) {
  async function valuesFor(lead: Lead, user: number | null): Promise<Record<ReplyPlaceholder, string>> {
    const { language, country, reference } = lead;
    const [site, contact, staff] = await Promise.all([
      settings.read(settingsGroups.site, language),
      settings.read(country === 'sa' ? settingsGroups.contactSa : settingsGroups.contactAe, language),
      user === null ? undefined : findUser(kysely, user),
    ]);
    const t = mailTexts(language);
    return {
      name: oneLine(lead.name) || t('mail.thanks.you'),
      product: productIn(lead) || t('mail.template.product'),
      reference,
      office: contact.address,
      phone: contact.phone,
      signature: [staff && nameOf(staff), site.company_name].filter(Boolean).join('\n'),
    };
  }

  async function note(action: string, id: number, actor: number | null, tx = kysely): Promise<void> {
    await recordAudit(tx, { at: clock().toISOString(), actor, action, subject: `templates/${id}` });
  }

  return {
    list: () => listTemplates(kysely),
    /** Those of its kind before those for every kind, the most used first; only such as speak the visitor's language. */
    async readyFor(lead: Lead, reader: Language, user: number | null): Promise<ReadyReply[]> {
      const [templates, values] = await Promise.all([listTemplates(kysely), valuesFor(lead, user)]);
      const fitting = templates.filter(({ kind }) => kind === '' || kind === lead.kind);
      const { language } = lead;
      return fitting
        .filter((one) => one[`text_${language}`] !== '')
        .toSorted((a, b) => Number(b.kind !== '') - Number(a.kind !== ''))
        .map((one) => ({
          id: one.id,
          name: templateName(one, reader),
          subject: fillPlaceholders(one[`subject_${language}`], values),
          text: fillPlaceholders(one[`text_${language}`], values),
          stands_ready: one.stands_ready === 1,
        }));
    },
    async add(values: TemplateValues, actor: number | null): Promise<number> {
      checkValues(values);
      const now = clock();
      return kysely.transaction().execute(async (tx) => {
        if (actor !== null) await lockUser(tx, engine, actor);
        const same = await findSameTemplate(tx, values, sameSince(now));
        if (same !== undefined) return same;
        const id = await insertTemplate(tx, values, now);
        await note('template-created', id, actor, tx);
        return id;
      });
    },
    async change(id: number, values: TemplateValues, actor: number | null): Promise<void> {
      checkValues(values);
      if (!(await updateTemplate(kysely, id, values, clock()))) throw notFound();
      await note('template-changed', id, actor);
    },
    async remove(id: number, actor: number | null): Promise<void> {
      if (!(await setTemplateDeleted(kysely, id, clock().toISOString()))) throw notFound();
      await note('template-deleted', id, actor);
    },
    async restore(id: number, actor: number | null): Promise<void> {
      if (!(await setTemplateDeleted(kysely, id, null))) throw notFound();
      await note('template-restored', id, actor);
    },
  };
}

export function templateName({ name_en, name_ar }: Pick<ReplyTemplate, 'name_en' | 'name_ar'>, reader: Language): string {
  return (reader === 'ar' ? name_ar || name_en : name_en || name_ar) || '–';
}

/** A name and a text in one language at least, and no placeholder that nothing fills. */
function checkValues(values: TemplateValues): void {
  const fields: Record<string, FieldCode> = {};
  const texts = ['subject_en', 'subject_ar', 'text_en', 'text_ar'] as const;
  for (const name of texts) if (unknownPlaceholder(values[name]) !== undefined) fields[name] = 'unknown-placeholder';
  if (values.name_en === '' && values.name_ar === '') fields['name_ar'] = 'required';
  if (values.text_en === '' && values.text_ar === '') fields['text_ar'] = 'required';
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

function productIn({ fields, language }: Lead): string {
  const { product, products } = recordIn(fields);
  const listed = listedIn(products).map((one) => one.product);
  if (listed.length > 0) return new Intl.ListFormat(LOCALES[language].intl).format(listed);
  return typeof product === 'string' ? oneLine(product) : '';
}
