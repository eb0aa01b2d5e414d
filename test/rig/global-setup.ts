import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startPostgres, type RunningPostgres } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers the address of the one PostgreSQL server of this run, which the first question starts. */
    postgresDesk: string;
  }
}

/** A run that never asks for PostgreSQL never waits for it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let running: Promise<RunningPostgres> | undefined;
  const desk = createServer((_request, response) => {
    running ??= startPostgres();
    running.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  const { port } = desk.address() as AddressInfo;
  project.provide('postgresDesk', `http://127.0.0.1:${port}`);

  return async () => {
    desk.closeAllConnections();
    desk.close();
    await running?.then(({ stop }) => stop()).catch(() => undefined); // a failed start has already failed its tests
  };
}
