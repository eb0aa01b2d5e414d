import { settingsGroups } from '#content/settings/index.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import { keepAgreement } from '#store/agreements.ts';
import type { Database } from '#store/database/open.ts';
import { takeFromLimit } from '#store/limits.ts';
import { queueMail } from '#store/mail/outbox.ts';
import { queueForVisitor } from '#store/mail/visitor-mail.ts';
import {
  askToSubscribe,
  confirmSubscriber,
  countShown,
  countSubscribers,
  findSubscriber,
  listSubscribers,
  removeSubscriber,
  SUBSCRIBER_ORDERS,
  unsubscribe,
  type Subscriber,
  type SubscriberQuery,
} from '#store/newsletter/subscribers.ts';
import type { HashContact } from '#api/kernel/address-hash.ts';
import { invalid, notFound } from '#api/errors.ts';
import { Email } from '#api/kernel/lead-forms.ts';
import { agreementTo } from '#api/kernel/agreement.ts';
import { mailboxOf } from '#api/mail/mailbox-of.ts';
import { VISITOR_MAILS_PER_HOUR } from '#api/mail/sender-settings.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import type { Signing } from '#api/kernel/signing.ts';
import { evidenceOf } from '#api/spam/evidence.ts';
import type { SpamJudge } from '#api/spam/judge.ts';
import type { Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { openExport } from './export-subscribers.ts';
import { prepareNewsletterMails } from './newsletter-mails.ts';

const CONFIRM_WITHIN_MS = 7 * 24 * 60 * 60_000;
/** Somebody else's address cannot be flooded with our mails. */
const MAILS_PER_ADDRESS = { max: 1, windowMs: 60 * 60_000 };

export type Newsletter = ReturnType<typeof openNewsletter>;
export type NewsletterParts = {
  database: Database;
  settings: Pick<SettingsOperations, 'read'>;
  judge: SpamJudge['judge'];
  hashContact: HashContact;
  signing: Signing;
  clock: () => Date;
  onNewMail: () => void;
  /** Where the links of mails lead; never what a request says of itself. */
  siteUrl: string;
};

type Asking = {
  email: string;
  language: Language;
  country: Country;
  address: string;
  /** What the form says about how it was filled in, checked here. */
  evidence: Readonly<Record<string, unknown>>;
};

/** Mails go only to those who asked for them twice: once on the site, once from their mailbox. */
export function openNewsletter(parts: NewsletterParts) {
  const { database, settings, judge, hashContact, signing, clock, onNewMail } = parts;
  const { kysely } = database;

  return {
    /** Known and new addresses get the same answer, so nobody learns who is subscribed. */
    async subscribe({ language, country, address, ...given }: Asking): Promise<void> {
      const { success, data: email = '' } = Email.safeParse(given.email);
      if (!success) throw invalid({ email: 'not-an-email' });
      const { addressHash, reasons } = await judge({ channel: 'lead', address, texts: [], evidence: evidenceOf(given.evidence) });
      const [now, agreement] = [clock(), agreementTo('newsletter', language)];
      const [asked_at, mailbox] = [now.toISOString(), await hashContact(mailboxOf(email))];
      const [mails, { company_name: company }, { visitor_mails_per_hour: perHour }] = await Promise.all([
        prepareNewsletterMails(parts),
        settings.read(settingsGroups.site, language),
        settings.read(settingsGroups.mail, language),
      ]);
      await kysely.transaction().execute(async (tx) => {
        await keepAgreement(tx, { ...agreement, form: 'newsletter', language, at: asked_at });
        const asking = { email, language, country, agreement: agreement.version, address_hash: addressHash, asked_at };
        const isWelcome = reasons.length === 0;
        const getsMail = isWelcome && (await takeFromLimit(tx, `newsletter:${mailbox}`, MAILS_PER_ADDRESS, now)).allowed;
        const subscriber = await askToSubscribe(tx, asking, { getsMail });
        if (getsMail && subscriber.state === 'waiting')
          await queueForVisitor(
            tx,
            { kind: 'letter', payload: mails.confirmation(subscriber, company) },
            { perHour: perHour ?? VISITOR_MAILS_PER_HOUR },
            now,
          );
      });
      onNewMail();
    },
    /** False when the link is too old, or not the last one that was sent. */
    async confirm(token: string): Promise<boolean> {
      const [id, askedAt = ''] = ((await signing.read('newsletter-confirm', token)) ?? '').split('/');
      const now = clock();
      if (!id || Date.parse(askedAt) + CONFIRM_WITHIN_MS < now.getTime()) return false;
      const before = await findSubscriber(kysely, Number(id));
      if (isConfirmedBy(before, askedAt)) return true;
      const [mails, { company_name: company }] = await Promise.all([
        prepareNewsletterMails(parts),
        settings.read(settingsGroups.site, before?.language === 'en' ? 'en' : 'ar'),
      ]);
      const isConfirmed = await kysely.transaction().execute(async (tx) => {
        const subscriber = await confirmSubscriber(tx, Number(id), askedAt, now.toISOString());
        if (!subscriber) return isConfirmedBy(await findSubscriber(tx, Number(id)), askedAt);
        await queueMail(tx, { kind: 'letter', payload: mails.welcome(subscriber, company) }, now);
        return true;
      });
      onNewMail();
      return isConfirmed;
    },
    /** False for a link that is not ours. Leaving twice, or after being removed, is fine. */
    async unsubscribe(token: string): Promise<boolean> {
      const id = await signing.read('newsletter-leave', token);
      if (id === undefined) return false;
      await unsubscribe(kysely, Number(id), clock().toISOString());
      return true;
    },
    orders: SUBSCRIBER_ORDERS,
    list: (query: SubscriberQuery) => listSubscribers(kysely, query),
    countShown: (query: SubscriberQuery) => countShown(kysely, query),
    counts: () => countSubscribers(kysely),
    export: openExport(parts),
    async remove(id: number, actor: number | null): Promise<void> {
      if (!(await removeSubscriber(kysely, id))) throw notFound();
      await recordAudit(kysely, { at: clock().toISOString(), actor, action: 'subscriber-removed', subject: `subscribers/${id}` });
    },
  };
}

function isConfirmedBy(subscriber: Subscriber | undefined, askedAt: string): boolean {
  return subscriber?.state === 'confirmed' && subscriber.asked_at === askedAt;
}
