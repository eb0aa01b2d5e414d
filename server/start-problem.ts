/** What SQLite says of a file or a folder that it may not write to. */
const UNWRITABLE = /unable to open database file|attempt to write a readonly database/;
/** And of a disk without a single free block, or one that fails. */
const IO_FAILED = /disk I\/O error/;
const DAMAGED = /file is not a database|database disk image is malformed/;
/** What Node calls a certificate whose authority it does not know. */
const UNTRUSTED: ReadonlySet<string> = new Set([
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
]);

type Asked = { host: string; port: number; dataDir: string };

/** Why the server cannot start, in one line that says what to do. */
export function startProblem(error: unknown, { host, port, dataDir }: Partial<Asked> = {}): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const where = dataDir ?? 'DATA_DIR';
  if (code === 'EADDRINUSE')
    return `port ${port} of ${host} is taken: another program listens there, perhaps another Lamha. Stop that one, or set PORT.`;
  if (code === 'EACCES' && port !== undefined && port < 1024)
    return `port ${port} is for the system's administrator alone: set PORT to 3000 and let a proxy stand in front.`;
  if (code === 'EADDRNOTAVAIL') return `this machine has no address ${host}: set HOST to one it has, such as 127.0.0.1 or 0.0.0.0.`;
  if (code === 'ENOSPC' || /database or disk is full/.test(String(error)))
    return `the disk of ${where} is full: make room (old backups lie in ${where}/backups), then start again.`;
  if (IO_FAILED.test(String(error)))
    return `the disk of ${where} is full, or fails: make room (old backups lie in ${where}/backups), then start again; the log of the system (dmesg) names a disk that fails. (${messageOf(error)})`;
  if (code === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'mkdir')
    return `${where} cannot be made: the system allows no folder there. Name another DATA_DIR. (${messageOf(error)})`;
  if (code === 'ENOTDIR') return `${where} cannot be a folder: a file stands in its way. Name another DATA_DIR. (${messageOf(error)})`;
  if (['EACCES', 'EROFS', 'EPERM'].includes(code) || UNWRITABLE.test(String(error)))
    return `${where} cannot be written by this account: chown it to the account that starts Lamha, mount it for writing, or name another DATA_DIR. (${messageOf(error)})`;
  if (DAMAGED.test(String(error)))
    return `the database in ${where} is damaged: set that folder aside, and bring a backup into an empty one (npm run restore). (${messageOf(error)})`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return unknownName(error, host);
  if (error instanceof URIError) return `DATABASE_URL has a % that encodes nothing: in a password write % as %25.`;
  if (code === 'ENOENT' && error instanceof Error && 'path' in error)
    return `${String(error.path)} is not there, or not for this account: correct what names it (DATABASE_URL names certificates), or put it there.`;
  if (code === 'ECONNREFUSED') return `the database does not answer (${messageOf(error)}): is it started, and is DATABASE_URL right?`;
  if (code === '28000' && /no encryption/.test(String(error)))
    return `the database takes nobody without TLS: put ?sslmode=verify-full&sslrootcert=/path/ca.pem behind DATABASE_URL. (${messageOf(error)})`;
  if (/server does not support SSL/.test(String(error)))
    return `the database speaks no TLS: switch it on there (ssl = on), or leave sslmode out of DATABASE_URL where the way to it is safe.`;
  if (UNTRUSTED.has(code))
    return `a certificate is not trusted (${code}): name its authority, of PostgreSQL with sslrootcert=/path/ca.pem in DATABASE_URL, of others with NODE_EXTRA_CA_CERTS=/path/ca.pem.`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `a certificate is of another name: put the name that it is for into the address. (${messageOf(error)})`;
  if (code === '28P01' || code === '28000') return `the database refuses the name or password of DATABASE_URL: ${messageOf(error)}`;
  if (code === '3D000') return `the database that DATABASE_URL names is not there: create it (createdb), or correct the name.`;
  return messageOf(error);
}

function unknownName(error: unknown, host: string | undefined): string {
  const name = error instanceof Error && 'hostname' in error ? String(error.hostname) : 'a host';
  return name === host
    ? `this machine has no address ${name}: set HOST to one it has, such as 127.0.0.1 or 0.0.0.0.`
    : `no name server knows ${name}: correct it in the environment, or let this machine reach a name server.`;
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
