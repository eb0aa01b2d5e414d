import { expect, test } from 'vitest';
import { startProblem } from './start-problem.ts';

const ASKED = { host: '192.0.2.7', port: 80, dataDir: '/srv/lamha' };

function failure(message: string, facts: object = {}): Error {
  return Object.assign(new Error(message), facts);
}

test.each([
  ['a taken port', failure('listen', { code: 'EADDRINUSE' }), 'port 80 of 192.0.2.7 is taken'],
  ['a port of the system', failure('listen', { code: 'EACCES' }), 'set PORT to 3000'],
  ['a full disk', failure('database or disk is full'), 'the disk of /srv/lamha is full: make room'],
  ['a disk without a free block, or one that fails', failure('disk I/O error'), 'is full, or fails'],
  ['a file for a database', failure('file is not a database'), 'bring a backup into an empty one'],
  ['a folder of somebody else', failure('unable to open database file'), 'cannot be written by this account'],
  ['a file where the folder should be', failure('mkdir', { code: 'ENOTDIR' }), 'a file stands in its way'],
  ['a certificate signed by itself', failure('tls', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }), 'name its authority'],
  ['a certificate of another name', failure('tls', { code: 'ERR_TLS_CERT_ALTNAME_INVALID' }), 'is of another name'],
  ['a database without TLS', failure('The server does not support SSL connections'), 'leave sslmode out'],
  ['a database that wants TLS', failure('pg_hba.conf: no encryption', { code: '28000' }), 'takes nobody without TLS'],
  ['a wrong password', failure('password authentication failed', { code: '28P01' }), 'refuses the name or password'],
  ['a host of the own machine', failure('dns', { code: 'ENOTFOUND', hostname: '192.0.2.7' }), 'this machine has no address'],
  ['a host that nobody knows', failure('dns', { code: 'ENOTFOUND', hostname: 'db.example' }), 'no name server knows db.example'],
])('%s is told with what to do', (_what, error, told) => {
  expect(startProblem(error, ASKED)).toContain(told);
});

test('all of what failed at once is named', () => {
  expect(startProblem(new AggregateError([failure('one'), failure('two')]))).toBe('one; two');
});
