import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { readMemory } from '#server/memory.ts';
import { VERSION } from '#store/version.ts';

const LOOP_EVERY_MS = 20;
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Routes are known by their patterns, so this is never reached; a mistake must not fill the memory. */
const MOST_SERIES = 5000;

/** Sums that end like a counter, which Prometheus warns of; the same stands in `nodejs_active_resources` by kind. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

export type Answered = { method: string; route: string; status: number };
export type CachedAnswers = { readonly size: number; readonly bytes: number };
/** Brings figures that are read when somebody asks. */
export type Collector = (registry: Registry) => Promise<void>;

export type Metrics = ReturnType<typeof openMetrics>;

/** What the server counts about itself. Counting an answer is one look into a map: the names are put together when somebody asks. */
export function openMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const answers = new Map<string, Answered & { count: number }>();
  const caches = new Map<string, CachedAnswers>();
  const collectors: Collector[] = [];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_EVERY_MS });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const info = new Gauge({ name: 'lamha_info', help: 'Version of this server', labelNames: ['version', 'node'], registers });
  info.set({ version: VERSION, node: process.version }, 1);
  new Gauge({ name: 'lamha_memory_limit_bytes', help: 'What the container or the machine allows', registers }).set(readMemory().limit);
  const requests = new Counter({
    name: 'lamha_requests_total',
    help: 'Answers by route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
    collect: () => {
      requests.reset();
      for (const { method, route, status, count } of answers.values()) requests.inc({ method, route, status }, count);
    },
  });
  let remembered = 0;
  const fromMemory = new Counter({
    name: 'lamha_answers_from_memory_total',
    help: 'Answers that nothing was asked for',
    registers,
    collect: () => {
      fromMemory.reset();
      fromMemory.inc(remembered);
    },
  });
  const made = new Histogram({ name: 'lamha_request_seconds', help: 'Time of answers that were made', buckets: SECONDS, registers });
  const drawing = new Histogram({ name: 'lamha_draw_seconds', help: 'Time to draw a page', buckets: SECONDS, registers });
  const querying = new Histogram({ name: 'lamha_query_seconds', help: 'Time of statements', buckets: SECONDS, registers });
  const failedQueries = new Counter({ name: 'lamha_query_errors_total', help: 'Statements that failed', registers });
  const jobSeconds = new Gauge({ name: 'lamha_job_seconds', help: 'How long the last hourly round took', registers });
  const jobDone = new Gauge({ name: 'lamha_job_last_success_timestamp_seconds', help: 'When a round last went well', registers });
  const jobFailures = new Counter({ name: 'lamha_job_failures_total', help: 'Hourly rounds that failed', registers });
  gaugePerCache('lamha_kept_answers', 'Answers kept in memory', ({ size }) => size);
  gaugePerCache('lamha_kept_bytes', 'Bytes of answers kept in memory', ({ bytes }) => bytes);

  function gaugePerCache(name: string, help: string, of: (cache: CachedAnswers) => number): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['cache'],
      registers,
      collect: () => {
        for (const [cache, one] of caches) gauge.set({ cache }, of(one));
      },
    });
  }

  return {
    /** Without a time it came from memory. */
    answered({ method, route, status }: Answered, ms?: number): void {
      const key = `${method} ${status} ${route}`;
      const known = answers.get(key);
      if (known) known.count += 1;
      else if (answers.size < MOST_SERIES) answers.set(key, { method, route, status, count: 1 });
      if (ms === undefined) remembered += 1;
      else made.observe(ms / 1000);
    },
    drew: (ms: number) => drawing.observe(ms / 1000),
    queried(ms: number, hasFailed: boolean): void {
      querying.observe(ms / 1000);
      if (hasFailed) failedQueries.inc();
    },
    async timeJob(run: () => Promise<void>): Promise<void> {
      const from = performance.now();
      try {
        await run();
        jobDone.setToCurrentTime();
      } catch (error) {
        jobFailures.inc();
        throw error;
      } finally {
        jobSeconds.set((performance.now() - from) / 1000);
      }
    },
    keep: (name: string, cache: CachedAnswers) => void caches.set(name, cache),
    collect: (collector: Collector) => void collectors.push(collector),
    /** In the format of Prometheus. */
    async write(): Promise<{ type: string; text: string }> {
      await Promise.all(collectors.map((collector) => collector(registry)));
      return { type: registry.contentType, text: await registry.metrics() };
    },
    close: () => registry.clear(),
  };
}
