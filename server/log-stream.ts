const WRITE_AT = 16_384;
const WRITE_AFTER_MS = 100;
/** Warnings and everything worse is seen at once. */
const URGENT = /^\{"level":(?:[4-9]\d|\d{3})/;

export type LogStream = { write: (line: string) => void; flush: () => void };

/** Lines are written together: a call to the system for each of them would cost more than many an answer. */
export function openLogStream(out: { write: (text: string) => unknown } = process.stdout): LogStream {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (lines !== '') out.write(lines);
    lines = '';
  }

  return {
    flush,
    write(line) {
      lines += line;
      if (lines.length > WRITE_AT || URGENT.test(line)) flush();
      else timer ??= setTimeout(flush, WRITE_AFTER_MS).unref();
    },
  };
}

/** To standard output; what is left is written when the process ends. */
export function openStandardLog(): LogStream {
  const stream = openLogStream();
  process.once('exit', stream.flush);
  return stream;
}
