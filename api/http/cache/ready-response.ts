import { type IncomingMessage, ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';

/** What a call to the system takes as one text; longer ones are cheaper as they are. */
const IN_ONE_PIECE = 8192;

/** Where Node keeps what it has sent of the head of an answer. */
type NodesBooks = { _header: string | null; _headerSent: boolean };

/** Node's answer, which can also be given from a head that was put together and looked at before. */
export class ReadyResponse<Asked extends IncomingMessage = IncomingMessage> extends ServerResponse<Asked> {
  /** False where nothing was written, because the connection ends after this answer or its turn has not come: Node does it then. */
  giveReady(status: number, head: string, body?: Buffer): boolean {
    const { socket, req } = this;
    if (!socket?.writable || !this.shouldKeepAlive || req.httpVersion !== '1.1' || this.headersSent) return false;
    this.statusCode = status;
    Object.assign(this, { _header: head, _headerSent: true } satisfies NodesBooks);
    if (!this.headersSent) return false; // a Node that keeps its books elsewhere
    if (!body || body.length <= IN_ONE_PIECE) socket.write(body ? head + body.toString('latin1') : head, 'latin1');
    else {
      socket.cork();
      socket.write(head, 'latin1');
      socket.write(body);
      socket.uncork();
    }
    this.end();
    return true;
  }
}

/** The head without its last lines, which differ from answer to answer. Node looks at every character of it for each answer; here it is once. */
export function headText(status: number, lines: readonly string[], keepAliveMs: number): string {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}\r\n`;
  for (let at = 0; at < lines.length; at += 2) {
    const [name = '', value = ''] = lines.slice(at, at + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    text += `${name}: ${value}\r\n`;
  }
  return `${text}connection: keep-alive\r\nkeep-alive: timeout=${Math.floor(keepAliveMs / 1000)}\r\n`;
}

const A_SECOND = 1000;
let [second, line] = [0, ''];

/** What a head ends with. */
export function headEnd(id: string, now = Date.now()): string {
  const current = Math.floor(now / A_SECOND);
  if (current !== second) [second, line] = [current, `\r\ndate: ${new Date(now).toUTCString()}\r\n\r\n`];
  return `x-request-id: ${id}${line}`;
}
