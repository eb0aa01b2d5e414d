import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { EarlyAnswers } from '#api/http/cache/early-answers.ts';
import { openReadLimit, type ReadLimit, type ReadLimitOptions } from '#api/http/read-limit.ts';
import { openStandardLog } from './log-stream.ts';
import { allCollections } from '#content/index.ts';
import type { Configuration } from '#api/configuration.ts';
import { startJobs } from './jobs.ts';
import { createApp, type AppParts } from './create-app.ts';
import { whenReachable } from './when-reachable.ts';
import { startWatch, type WatchOptions } from './start-watch.ts';
import { openReadiness } from './readiness.ts';
import { openMetrics, type Metrics } from './metrics/metrics.ts';
import { openSiteGauges } from './metrics/site-gauges.ts';
import { startMail, type RunningMail } from '#api/features/outbox/start-mail.ts';
import { openTransport } from '#api/mail/transport.ts';
import type { MailTimings } from '#api/features/outbox/worker.ts';
import { startWebhooks, type WebhookTimings } from '#api/features/webhooks/worker.ts';
import { startWritingVisits } from '#api/features/visits/visits.ts';
import { startPurging } from '#api/features/purging/purging.ts';
import { openScanner } from '#api/media/scan-file.ts';
import { startSchedule } from '#api/kernel/scheduler.ts';
import { startVariantWorker } from '#api/media/variants.ts';
import { SHORT_WORK, visitorsFirst } from '#api/media/visitors-first.ts';
import { openOperations, type OperationParts, type Operations } from '#server/operations.ts';
import { settleMissingTexts } from '#store/entries/missing-texts.ts';
import { fillProductValues } from '#store/products/fill-values.ts';
import { markDataFolder, refuseForeignDatabase } from '#store/data-folder.ts';
import { watchChanges, type Changes } from '#store/changes.ts';
import { isPostgres, openDatabase, type Database } from '#store/database/open.ts';
import { openStorage, type FileStorage } from '#store/files/storage.ts';
import { openSeal } from '#store/seal.ts';
import { readSiteKey, sealStoredSecrets } from '#store/sealed-secrets.ts';
import { beginTrustedTime } from '#store/privacy/trusted-time.ts';
import { makeFolder } from '#store/make-folder.ts';
import { lockDataFolder } from '#store/single-server.ts';
import { upgradeDatabase } from '#store/upgrade.ts';

const STOP_WITHIN_MS = 10_000;
const SCAN_EVERY_MS = 10_000;
/** What is due is published within a minute, with time for a late one. */
const SCHEDULE_EVERY_MS = 15_000;
const SCHEDULE_SOON_MS = 3000;
const PREPARE_SEARCH_AFTER_MS = 2000;
/** A catalogue of a hundred thousand products is read in one to two seconds of a processor; a busy machine has many times as long. */
const RESTORE_SEARCH_WITHIN_MS = 15_000;

export type Server = {
  app: FastifyInstance;
  operations: Operations;
  database: Database;
  storage: FileStorage;
  changes: Changes;
  address: string;
  applied: string[];
  firstAdministrator: { username: string; password: string | undefined } | undefined;
  /** Made at this start: somebody has to be told to keep a copy. */
  newKey: string | undefined;
  stop: () => Promise<void>;
};

/** Runs before the server listens: the demo company, or what a test needs. */
export type Prepare = (parts: { operations: Operations; database: Database; storage: FileStorage; wake: () => void }) => Promise<void>;
/** What else the server serves beside the API: the pages. */
export type Extend = (app: FastifyInstance, parts: ExtendParts) => Promise<void>;
export type ExtendParts = {
  operations: Operations;
  changes: Changes;
  early: EarlyAnswers;
  limit: ReadLimit;
  metrics: Metrics;
  giveWay: () => Promise<void>;
};

type Extras = {
  clock?: () => Date;
  logger?: AppParts['logger'];
  extend?: Extend;
  prepare?: Prepare;
  mail?: Partial<MailTimings>;
  webhooks?: Partial<WebhookTimings>;
  readLimit?: ReadLimitOptions;
  clocks?: Pick<OperationParts, 'steady' | 'databaseTime'>;
  watch?: WatchOptions;
} & Pick<AppParts, 'maxEventLoopDelayMs' | 'settlesWithinMs'>;

/** Configuration in, listening server out. Every part is opened here and closed in the opposite order. */
export async function startServer(configuration: Configuration, extras: Extras = {}): Promise<Server> {
  const { dataDir, databaseUrl } = configuration;
  const { clock = () => new Date() } = extras;
  makeFolder(dataDir);
  const lock = isPostgres(databaseUrl) ? undefined : lockDataFolder(dataDir);
  const logger = extras.logger ?? { level: configuration.logLevel, stream: openStandardLog() };
  const early = new EarlyAnswers();
  const limit = openReadLimit(extras.readLimit);
  const metrics = openMetrics();
  let app: FastifyInstance | undefined;
  const logLoss = (error: unknown) => app?.log.warn({ err: error }, 'lost the database for a moment');

  const database = openDatabase(databaseUrl, { onLost: logLoss, onQuery: metrics.queried, poolSize: configuration.poolSize });
  const storage = await openStorage({ dataDir, s3Url: configuration.s3Url });
  const giveUp = async (error: unknown): Promise<never> => {
    await database.close();
    metrics.close();
    lock?.release();
    throw error;
  };
  const { applied, backup } = await whenReachable(async () => {
    await refuseForeignDatabase(dataDir, database);
    return upgradeDatabase({ database, storage, dataDir, now: clock(), makesBackup: configuration.backsUpFirst });
  }).catch(giveUp);
  await beginTrustedTime(database);
  await markDataFolder(dataDir, database, clock());
  const changes = await watchChanges(database, logLoss);
  const visitors = visitorsFirst();
  const logPicture = (error: unknown) => app?.log.warn({ err: error }, 'a picture could not be varied');
  const variants = startVariantWorker({ database, storage, log: logPicture });
  const transport = configuration.smtpUrl === undefined ? undefined : openTransport(configuration.smtpUrl, extras.mail);
  let mail: RunningMail | undefined;
  const onNewMail = () => mail?.wake();
  const { host, port, publicUrl: siteUrl = `http://${host}:${port}` } = configuration;
  const secretKey = await readSiteKey(database.kysely, dataDir, configuration.secretKey).catch(async (error: unknown) => {
    await Promise.all([variants.stop(), changes.close()]);
    return giveUp(error);
  });
  const seal = openSeal(secretKey.key);
  await sealStoredSecrets(database.kysely, seal);
  const webhookGuard = { allowsInner: configuration.tellsInside, seal };
  const operations = openOperations({
    database,
    storage,
    dataDir,
    changes,
    clock,
    transport,
    siteUrl,
    country: configuration.country,
    onNewFile: variants.wake,
    logPicture,
    onNewMail,
    copies: configuration.copies,
    seal,
    scanner: configuration.scannerUrl === undefined ? undefined : openScanner(configuration.scannerUrl),
    webhookGuard,
    ...extras.clocks,
  });
  await operations.accounts.harden();
  const firstAdministrator = await operations.accounts.ensureFirstAdministrator(configuration.adminPassword);
  await extras.prepare?.({ operations, database, storage, wake: variants.wake });

  let isStopping = false;
  app = await createApp({
    operations,
    dataDir,
    publicUrl: configuration.publicUrl,
    coversSubdomains: configuration.coversSubdomains,
    trustsProxy: configuration.trustsProxy,
    onRequest: visitors.seen,
    logger,
    maxEventLoopDelayMs: extras.maxEventLoopDelayMs,
    settlesWithinMs: extras.settlesWithinMs,
    slowMs: configuration.slowMs,
    metrics,
    metricsToken: configuration.metricsToken,
    readiness: openReadiness({ database, fileWatch: operations.fileWatch, isStopping: () => isStopping }),
    isStopping: () => isStopping,
    early,
    limit,
    onChange: changes.onChange,
    extend: async (instance) =>
      extras.extend?.(instance, { operations, changes, early, limit, metrics, giveWay: () => visitors.giveWay() }),
  });
  if (backup) app.log.info({ backup: backup.folder, migrations: applied }, 'made a backup and upgraded the database');
  metrics.collect(openSiteGauges({ database, dataDir, clock, troubles: operations.troubles.list, lastCopy: operations.copies.last }));
  const jobs = startJobs({
    database,
    storage,
    clock,
    backups: operations.backups,
    copies: operations.copies,
    fileWatch: operations.fileWatch,
    privacy: operations.privacy,
    visits: operations.visits,
    time: metrics.timeJob,
    onError: (error) => app?.log.error({ err: error }, 'a job failed'),
  });
  const counting = startWritingVisits(operations.visits, (error) => app?.log.warn({ err: error }, 'visits are counted later'));
  const scanning = startSchedule({
    soonMs: SCAN_EVERY_MS,
    everyMs: SCAN_EVERY_MS,
    run: operations.inbox.scanFiles,
    onError: (error) => app?.log.warn({ err: error }, 'files wait for the scanner'),
  });
  const scheduled = startSchedule({
    soonMs: SCHEDULE_SOON_MS,
    everyMs: SCHEDULE_EVERY_MS,
    run: async () => {
      await operations.schedule.runDue();
      await operations.releases.runDue();
    },
    onError: (error) => app?.log.error({ err: error }, 'what is due waits for the next round'),
  });
  const log = (facts: object) => app?.log.warn(facts, 'a mail could not be sent');
  mail =
    transport &&
    startMail({
      database,
      settings: operations.settings,
      leads: operations.leads,
      spam: operations.spam,
      changes,
      transport,
      clock,
      log,
      publicUrl: configuration.publicUrl,
      offerPdf: operations.offers.pdf,
      giveWay: () => visitors.giveWay(SHORT_WORK),
      timings: extras.mail,
    });
  const webhooks = startWebhooks({
    database,
    clock,
    ...webhookGuard,
    report: operations.troubles.report,
    timings: extras.webhooks,
    log: (error) => app?.log.warn({ err: error }, 'the webhooks rest'),
  });
  const { purge } = configuration;
  const onPurgeError = (error: unknown) => app?.log.warn({ err: error }, 'the cache in front is told of changes later');
  const purging = purge && startPurging({ database, target: purge, onChange: changes.onChange, onError: onPurgeError });
  // Whoever is sent here searches everything, not names alone; what takes longer goes on beside the first pages.
  const restoring = operations.search
    .restore()
    .catch((error: unknown) => app?.log.warn({ err: error }, 'the search index waits for the first search'));
  await Promise.race([restoring, wait(RESTORE_SEARCH_WITHIN_MS, undefined, { ref: false })]);
  const address = await app.listen({ port: configuration.port, host: configuration.host });
  const sendsMail = transport !== undefined;
  const options = extras.watch;
  const watching = await startWatch({ database, dataDir, clock, operations, address, configuration, sendsMail, log: app.log, options });
  // The first page comes first; whoever searches before that has it made at once.
  const preparing = setTimeout(() => {
    void operations.search
      .prepare()
      .catch((error: unknown) => app?.log.warn({ err: error }, 'the search index waits for the first search'));
    void operations.products
      .prepare()
      .catch((error: unknown) => app?.log.warn({ err: error }, 'the list of products waits for its first reader'));
  }, PREPARE_SEARCH_AFTER_MS).unref();

  const stopping = new AbortController();
  const settling = settleMissingTexts(database.kysely, allCollections, stopping.signal).catch((error: unknown) =>
    app?.log.warn({ err: error }, 'missing translations are not counted yet'),
  );
  const filling = fillProductValues(database, stopping.signal).catch((error: unknown) =>
    app?.log.warn({ err: error }, 'figures of products are not all known yet'),
  );

  async function close(): Promise<void> {
    isStopping = true;
    stopping.abort();
    clearTimeout(preparing);
    early.isClosed = true; // from now on every answer also ends its connection
    await app?.close();
    await Promise.all([
      mail?.stop(),
      webhooks.stop(),
      purging?.stop(),
      jobs.stop(),
      counting.stop(),
      scanning.stop(),
      scheduled.stop(),
      watching.stop(),
      variants.stop(),
      changes.close(),
      operations.backups.settled(),
      operations.typesetter.close(),
      operations.media.sizes.close(),
      restoring,
      settling,
      filling,
    ]);
    await database.close();
    metrics.close();
    lock?.release();
  }
  return {
    app,
    operations,
    database,
    storage,
    changes,
    address,
    applied,
    firstAdministrator,
    newKey: secretKey.isNew ? secretKey.path : undefined,
    stop: () => Promise.race([close(), wait(STOP_WITHIN_MS, undefined, { ref: false })]),
  };
}
