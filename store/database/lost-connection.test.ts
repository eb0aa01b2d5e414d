import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/rig/postgres.ts';
import { openDatabase } from './open.ts';

test('of a lost connection the reason is told, and nothing of what the driver knows of it', async () => {
  const { url, drop } = await createTestDatabase('postgres');
  const lost: Error[] = [];
  const [ours, other] = [openDatabase(url, { onLost: (error) => lost.push(error) }), openDatabase(url)];
  await sql`select 1`.execute(ours.kysely);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    other.kysely,
  );
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  for (const error of lost) expect([error.message, JSON.stringify(error).includes('secretKey')]).toEqual([expect.any(String), false]);
  await Promise.all([ours.close(), other.close()]);
  await drop();
});
