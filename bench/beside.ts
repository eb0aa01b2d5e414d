/** Processor milliseconds of one run, the best of five. */
export async function bestCpuMs(run: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 5; time += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return Math.round(best * 10) / 10;
}

export function say(work: string, figures: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${work}: ${JSON.stringify(figures)}\n`);
}
