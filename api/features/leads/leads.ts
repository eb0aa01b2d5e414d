import { createHash } from 'node:crypto';
import { PROPOSAL_FIGURES } from '#content/advisor/proposal-fields.ts';
import { e164Of, phoneSearchText } from '#content/phone.ts';
import { settingsGroups } from '#content/settings/index.ts';
import type { NewLeadFile } from '#store/leads/lead-files.ts';
import { findLeadByKey, storeLead, type NewLead, type StoredLead } from '#store/leads/leads.ts';
import { AppError, invalid } from '#api/errors.ts';
import { problemsIn } from '#api/http/check-body.ts';
import type { StagedFile } from '#api/media/inspect-file.ts';
import type { ReceivedFile } from '#api/http/receive-form.ts';
import { problemWithTime, readOfficeHours } from '#api/business-hours/office-hours.ts';
import { instantOf, localTimeIn } from '#api/business-hours/zoned-time.ts';
import type { HashContact } from '#api/kernel/address-hash.ts';
import { agreementTo } from '#api/kernel/agreement.ts';
import type { Content } from '#api/content/content.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import type { Evidence } from '#api/spam/evidence.ts';
import type { SpamJudge } from '#api/spam/judge.ts';
import { oneLine } from '#api/kernel/visitor-text.ts';
import { COUNTRIES, type Country } from '#i18n/locales.ts';
import { READERS } from './compose.ts';
import { mailboxOf } from '#api/mail/mailbox-of.ts';
import { VISITOR_MAILS_PER_HOUR } from '#api/mail/sender-settings.ts';
import type { LeadKind } from '#api/kernel/lead-forms.ts';
import { openInquiryFiles, type InquiryFileParts } from './inquiry-files.ts';
import { plainText } from './plain-text.ts';
import { newReference } from './reference.ts';
import { refuseUnoffered } from './unoffered.ts';
import { searchText } from '#api/kernel/search-text.ts';

/** Unless the settings say otherwise. */
const NOTICES_PER_HOUR = 1000;

export type LeadInput = {
  kind: LeadKind;
  country: Country;
  language: 'en' | 'ar';
  page: string;
  address: string;
  /** Either the form's raw fields, from which the mail is composed, or a finished subject and message. */
  fields?: Readonly<Record<string, unknown>> | undefined;
  subject?: string | undefined;
  message?: string | undefined;
  /** A form that was posted without a script brings no key: it is known again by what it says and where it came from. */
  evidence?: (Evidence & { isPlain?: boolean }) | undefined;
  /** Only with a project inquiry. Whoever received it takes it away when it was not kept. */
  file?: ReceivedFile | undefined;
};

type Person = Pick<NewLead, 'name' | 'email' | 'phone' | 'phone_e164'>;
type Parsed = { fields: Record<string, unknown>; mail: { subject: string; message: string }; meeting?: { startsAt: Date; type: string } };
type Parts = InquiryFileParts & {
  content: Pick<Content, 'readSome'>;
  settings: Pick<SettingsOperations, 'read'>;
  spam: Pick<SpamJudge, 'judge' | 'opensRoom'>;
  hashContact: HashContact;
  onNewMail: () => void;
};

export type Leads = ReturnType<typeof openLeads>;

/** Everything a visitor sends to the company. Success means stored; sending the mail comes after. */
export function openLeads(parts: Parts) {
  const { database, content, settings, spam, hashAddress, hashContact, clock, onNewMail } = parts;
  const files = openInquiryFiles(parts);

  async function parse({ kind, fields, country }: LeadInput): Promise<Parsed> {
    const read = READERS[kind](fields);
    if (!read.isRight) throw new AppError('invalid-input', problemsIn(read.error));
    const { values, mail } = read;
    if (kind === 'project' && String(values['startDate']) < localTimeIn(COUNTRIES[country].timeZone, clock()).day)
      throw invalid({ startDate: 'out-of-range' });
    if (kind === 'product') await refuseUnoffered(content, values);
    if (kind !== 'meeting') return { fields: values, mail };
    const hours = await readOfficeHours(settings, country);
    const wanted = { day: String(values['date']), time: String(values['time']) };
    const problem = problemWithTime(hours, wanted, clock());
    if (problem) throw invalid({ [problem.field]: problem.code });
    return { fields: values, mail, meeting: { startsAt: instantOf(hours.timeZone, wanted), type: String(values['type']) } };
  }

  async function mailsFor(kind: LeadKind, email: string): Promise<Pick<NewLead, 'mails' | 'noticesPerHour' | 'visitorMails'>> {
    const { thank_you, notices_per_hour, visitor_mails_per_hour } = await settings.read(settingsGroups.mail, 'en');
    const isThanked = email !== '' && kind !== 'self-test' && thank_you === 1;
    return {
      mails: isThanked ? ['notice', 'thanks'] : ['notice'],
      noticesPerHour: notices_per_hour ?? NOTICES_PER_HOUR,
      visitorMails: { mailbox: await hashContact(mailboxOf(email)), perHour: visitor_mails_per_hour ?? VISITOR_MAILS_PER_HOUR },
    };
  }

  /** Of the form and what it says: whoever was cut off, corrects a word and sends again sends something else. */
  async function keyOf(fingerprint: string, address: string, evidence: LeadInput['evidence']): Promise<string | null> {
    if (evidence?.form_key) return fingerprintOf(['form', evidence.form_key, fingerprint]);
    if (!evidence?.isPlain) return null;
    return fingerprintOf(['plain', await hashAddress(address), clock().toISOString().slice(0, 10), fingerprint]);
  }

  async function stage({ kind, file, address, evidence }: LeadInput): Promise<StagedFile | undefined> {
    if (file && kind !== 'project') throw invalid({ [file.field]: 'unknown-field' });
    return file && files.stage(file, { address, isProven: await spam.opensRoom(evidence) });
  }

  return {
    receiveForm: files.receiveForm,
    async receive(input: LeadInput): Promise<StoredLead> {
      const { kind, country, language, page, address, evidence } = input;
      const { fields, mail, meeting } = input.fields
        ? await parse(input)
        : { fields: {}, mail: { subject: input.subject ?? '', message: plainText(input.message ?? '') }, meeting: undefined };
      const subject = oneLine(mail.subject);
      const person = personIn(fields, country);
      // Before the judge, who counts each inquiry and each proof once: a wrong file is not an inquiry yet.
      const staged = await stage(input);
      const file = staged && leadFileFrom(staged.file);
      const fingerprint = fingerprintOf([kind, country, input.fields ? sameHowever(fields, person) : mail, ...(file ? [file.sha256] : [])]);
      const formKey = await keyOf(fingerprint, address, evidence);
      // Before the judge too: a proof that was cut off has been used, and sending again is no second inquiry.
      const known = formKey === null ? undefined : await findLeadByKey(database.kysely, formKey);
      if (known) return { reference: known.reference, isNew: false };
      const { addressHash, reasons } = await spam.judge({
        channel: 'lead',
        address,
        texts: input.fields ? writtenFreely(fields) : [subject, mail.message],
        evidence,
      });
      const reference = newReference();
      const { text: consent, version } = agreementTo(AGREEMENTS[kind], language);
      const lead: NewLead = {
        reference,
        kind,
        country,
        language,
        page,
        subject,
        fields,
        meeting,
        file,
        ...person,
        message: mail.message,
        // A call without fields did not come from our forms: no consent was shown.
        ...(input.fields && kind !== 'self-test' ? { consent, consent_version: version } : { consent: '', consent_version: '' }),
        search_text: searchText([
          reference,
          subject,
          mail.message,
          phoneSearchText(person.phone_e164),
          file?.original_name ?? '',
          // The message has the lists in words already.
          ...Object.values(fields).flatMap((value) => (typeof value === 'object' ? [] : [String(value)])),
        ]),
        fingerprint,
        form_key: formKey,
        address_hash: addressHash,
        spamReasons: reasons,
        ...(await mailsFor(kind, person.email)),
        ...(reasons.length > 0 && { mails: [] }),
      };
      const store = () => storeLead(database, lead, clock());
      const stored = await (staged ? files.keepWith(staged, store) : store());
      onNewMail();
      return stored;
    },
  };
}

function leadFileFrom({ name, type, size, originalName, sha256 }: StagedFile['file']): NewLeadFile {
  return { name, type, size, original_name: originalName, sha256 };
}

/** Whose words stand under the form of each kind. */
const AGREEMENTS = {
  meeting: 'meeting',
  product: 'product',
  contact: 'contact',
  campaign: 'contact',
  project: 'project',
  'self-test': 'contact',
} as const satisfies Record<LeadKind, string>;

/** Who wrote, whatever the form calls it. */
function personIn(fields: Readonly<Record<string, unknown>>, country: Country): Person {
  const text = (...names: string[]) => String(names.map((name) => fields[name]).find(Boolean) ?? '');
  const phone = text('phone', 'number');
  return { name: text('name', 'fullName'), email: text('email'), phone, phone_e164: e164Of(phone, country) };
}

/** What makes two submissions the same: a telephone number counts however it was typed. */
function sameHowever(fields: Readonly<Record<string, unknown>>, { phone, phone_e164 }: Person): unknown {
  return Object.entries(fields).map(([name, value]) => [name, phone !== '' && value === phone ? phone_e164 || phone : value]);
}

const ASKED_FOR = new Set<string>([
  'email',
  'phone',
  'number',
  'website',
  'product',
  'products',
  'size',
  'via',
  'date',
  'time',
  'startDate',
  'place',
  'shows',
  ...PROPOSAL_FIGURES,
]);

function writtenFreely(fields: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).flatMap(([name, value]) => (ASKED_FOR.has(name) ? [] : [String(value)]));
}

function fingerprintOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
