/** Processor milliseconds of this process since then, its threads included: what others do on a busy machine is not counted. */
export function startCpuClock(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}
