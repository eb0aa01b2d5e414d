import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How a mail server can behave: as it should, or as they do on a bad night. */
export type Mood = 'well' | 'silent' | 'busy' | 'refuses' | 'slow' | 'drops-after-data' | 'refuses-some';

/** Where an exchange stands: a receiver was named, the text is coming in, it was accepted. */
export type Stage = 'before-data' | 'during-data' | 'after-data';

export type Received = { messageId: string; to: string[]; from: string; raw: Buffer; isAccepted: boolean };

export type MailServer = {
  url: string;
  received: Received[];
  mood: (mood: Mood) => void;
  /** Called at every stage of every mail: a good moment to kill the sender. */
  watch: (watcher: (stage: Stage) => void) => void;
  parsed: () => Promise<Email[]>;
  close: () => Promise<void>;
};

const SLOW_MS = 200;

/** A real mail server on a free port of this machine that keeps what it accepts. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  let mood: Mood = 'well';
  let reach: (stage: Stage) => void = () => {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onConnect(_session, done) {
      if (mood !== 'silent') done(mood === 'busy' ? refusal(421) : undefined);
    },
    onRcptTo({ address }, _session, done) {
      const isRefused = mood === 'refuses' || (mood === 'refuses-some' && address.startsWith('refused'));
      reach('before-data');
      done(isRefused ? refusal(550) : undefined);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      reach('during-data');
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        const messageId = /^message-id:\s*(<[^>]+>)/im.exec(raw.toString())?.[1] ?? '';
        const { mailFrom, rcptTo } = envelope;
        received.push({
          messageId,
          raw,
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : '',
          isAccepted: mood !== 'drops-after-data',
        });
        if (mood === 'drops-after-data') for (const socket of sockets) socket.destroy();
        else if (mood === 'slow') setTimeout(done, SLOW_MS);
        else done();
        reach('after-data');
      });
    },
  });
  server.on('error', () => {}); // clients are killed in the middle of sentences here
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    mood: (next) => (mood = next),
    watch: (watcher) => (reach = watcher),
    parsed: () => Promise.all(received.map(parse)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

const read = new WeakMap<Received, Promise<Email>>();

/** Each once: who waits for a mail looks at all of them again and again. */
function parse(mail: Received): Promise<Email> {
  const email = read.get(mail) ?? PostalMime.parse(mail.raw);
  read.set(mail, email);
  return email;
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('not now'), { responseCode });
}
