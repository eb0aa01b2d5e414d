import { settingsGroups } from '#content/settings/index.ts';
import type { Changes } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import type { SpamJudge } from '#api/spam/judge.ts';
import type { ComposeParts } from './compose-mail.ts';
import { startSelfTests, type SelfTestParts } from './self-test.ts';
import { selfTestAddressIn } from '#api/mail/sender-settings.ts';
import type { Transport } from '#api/mail/transport.ts';
import { startMailWorker, type MailTimings } from './worker.ts';

type Parts = {
  database: Database;
  settings: SettingsOperations;
  leads: SelfTestParts['leads'];
  spam: SpamJudge;
  changes: Changes;
  transport: Transport;
  publicUrl: string | undefined;
  offerPdf: ComposeParts['offerPdf'];
  clock: () => Date;
  log: (facts: object) => void;
  giveWay: () => Promise<void>;
  timings?: Partial<MailTimings> | undefined;
};

export type RunningMail = { wake: () => void; stop: () => Promise<void> };

export function startMail({
  database,
  settings,
  leads,
  spam,
  changes,
  transport,
  publicUrl,
  offerPdf,
  clock,
  log,
  giveWay,
  timings,
}: Parts): RunningMail {
  const worker = startMailWorker({
    database,
    kysely: database.kysely,
    settings,
    transport,
    publicUrl,
    offerPdf,
    clock,
    log,
    giveWay,
    timings,
  });
  changes.onChange(worker.settingsChanged);
  const isWanted = async () => selfTestAddressIn(await settings.read(settingsGroups.mail, 'en')) !== '';
  const selfTests = startSelfTests({ database, leads, spam, clock, isWanted, onError: (err) => log({ err }) });
  return {
    wake: worker.wake,
    stop: async () => {
      await Promise.all([worker.stop(), selfTests.stop()]);
    },
  };
}
