import { settingsGroups } from '#content/settings/index.ts';
import type { Database } from '#store/database/open.ts';
import { countMail, listUnsent, sendAgain, type MailOfLead, type UnsentState } from '#store/mail/read-outbox.ts';
import { notFound } from '#api/errors.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import { recordIn } from '#content/known.ts';
import type { Language } from '#i18n/translate.ts';
import { mailOf } from '#api/mail/mail-payload.ts';
import { mailTexts } from '#api/mail/mail-texts.ts';
import { isSimpleAddress } from '#api/mail/message.ts';
import { readSelfTest } from './self-test.ts';
import { readSenderSettings, selfTestAddressIn } from '#api/mail/sender-settings.ts';
import type { Transport } from '#api/mail/transport.ts';

const LISTED = 200;

type Parts = {
  database: Database;
  settings: Pick<SettingsOperations, 'read'>;
  transport: Transport | undefined;
  clock: () => Date;
  onNewMail: () => void;
};

export type MailOperations = ReturnType<typeof openMail>;
export type UnsentMail = ReturnType<typeof unsentMail>;

/** What the staff can see of the mail and do about it. */
export function openMail({ database, settings, transport, clock, onNewMail }: Parts) {
  const { kysely } = database;
  const hasSender = (mail: { from_address: string }) => isSimpleAddress(mail.from_address);
  return {
    /** Whether any mail goes out at all. */
    async canSend(): Promise<boolean> {
      return transport !== undefined && hasSender(await settings.read(settingsGroups.mail, 'en'));
    },
    async state() {
      const [counts, mail] = await Promise.all([countMail(kysely), settings.read(settingsGroups.mail, 'en')]);
      const has = {
        server: transport !== undefined,
        sender: hasSender(mail),
        recipients: mail.recipients.some(({ email }) => isSimpleAddress(email.trim())),
      };
      const isReady = has.server && has.sender && has.recipients;
      return {
        isReady,
        has,
        ...counts,
        selfTest: await readSelfTest({ database, clock, isOn: isReady && selfTestAddressIn(mail) !== '' }),
      };
    },
    unsent: async (state: UnsentState) => (await listUnsent(kysely, state, LISTED)).map(unsentMail),
    async resend(id: number): Promise<void> {
      if (!(await sendAgain(kysely, id, clock()))) throw notFound();
      onNewMail();
    },
    /** Sends a test mail at once, past the queue, and answers the mail server's own words. */
    async sendTest(to: string, language: Language): Promise<{ isSent: boolean; problem: string }> {
      const sender = await readSenderSettings(settings, language, 'sa');
      if (!transport) return { isSent: false, problem: 'no-server' };
      if (!isSimpleAddress(sender.from.address)) return { isSent: false, problem: 'no-sender' };
      const t = mailTexts(language);
      const { company } = sender;
      const message = mailOf({ to, language, subject: t('mail.test.subject', { company }), paragraphs: [t('mail.test.text')] }, sender);
      const now = clock();
      try {
        await transport.send(message, {
          messageId: `<test-${now.getTime()}@${sender.from.address.split('@')[1]}>`,
          date: now,
        });
        return { isSent: true, problem: '' };
      } catch (error) {
        return { isSent: false, problem: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

function unsentMail({
  id,
  kind,
  payload,
  lead_id,
  reference,
  subject: about,
  attempts,
  run_at,
  dead_at,
  last_error,
  created_at,
}: MailOfLead) {
  const { subject: own } = recordIn(payload);
  const subject = typeof own === 'string' ? own : about;
  return { id, kind, lead_id, reference, subject, attempts, run_at, dead_at, last_error, created_at };
}
