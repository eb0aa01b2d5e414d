const EVERY_MS = 1;

/**
 * Loaded into a measured server (`--import`): tells whoever started it for how long its event loop did one thing. Counted in
 * processor time of the thread, so that other work of the machine does not count as ours.
 */
let last = usedMs();
let longestMs = 0;

function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function look(): void {
  const now = usedMs();
  longestMs = Math.max(longestMs, now - last);
  last = now;
}

let looking: NodeJS.Timeout | undefined;
const begin = () => (looking ??= setInterval(look, EVERY_MS).unref());
begin();

process.on('message', (word) => {
  if (looking) look();
  else last = usedMs();
  // Looking costs the thread something each time: whoever counts its processor time lets it be.
  if (word === 'rest') {
    clearInterval(looking);
    looking = undefined;
  } else begin();
  process.send?.({ longestMs, rss: process.memoryUsage.rss() });
  longestMs = 0;
});
process.channel?.unref();
