import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { buildServer } from './build-server.ts';
import { demoFolder } from './demo-folder.ts';
import { startPostgres, type RunningPostgres } from './postgres-server.ts';
import { createTemplate } from './postgres-template.ts';
import { createMigratedFile } from './sqlite-template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What the workers share, made when it is first asked for: `/postgres`, a server; `/template`, its migrated database; `/file`, one of SQLite; `/demo`; `/server`. */
    sharedFixtures: string;
  }
}

/** A run that never asks for PostgreSQL or the demo company never waits for them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let running: Promise<Pick<RunningPostgres, 'url' | 'stop'>> | undefined;
  let template: Promise<{ name: string; drop: () => Promise<void> }> | undefined;
  const start = () => (running ??= givenServer() ?? startPostgres());
  let file: ReturnType<typeof createMigratedFile> | undefined;
  let demo: Promise<string> | undefined;
  let server: ReturnType<typeof buildServer> | undefined;
  const answers: Record<string, () => Promise<string>> = {
    '/postgres': async () => (await start()).url,
    '/template': async () => (await (template ??= start().then(({ url }) => createTemplate(url)))).name,
    '/file': async () => (await (file ??= createMigratedFile())).path,
    '/demo': () => (demo ??= demoFolder()),
    '/server': async () => (await (server ??= buildServer())).path,
  };
  const service = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    // Whoever looks for open ports on this machine must not end the tests.
    if (!answer) return response.writeHead(404).end();
    return answer().then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  project.provide('sharedFixtures', `http://127.0.0.1:${port}`);

  return async () => {
    service.closeAllConnections();
    service.close();
    // A failed start has already failed its tests.
    await template?.then(({ drop }) => drop()).catch(() => undefined);
    await running?.then(({ stop }) => stop()).catch(() => undefined);
    await file?.then(({ remove }) => remove()).catch(() => undefined);
    await server?.then(({ remove }) => remove()).catch(() => undefined);
  };
}

function givenServer(): Promise<Pick<RunningPostgres, 'url' | 'stop'>> | undefined {
  const url = process.env['TEST_DATABASE_URL'];
  return url === undefined ? undefined : Promise.resolve({ url, stop: async () => {} });
}
