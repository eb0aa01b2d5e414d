import { afterAll, beforeAll, describe } from 'vitest';
import { createTestApp, type Call, type TestApp, type TestOptions } from './app.ts';
import { checkedBy, sharedDocument } from './documented.ts';
import { ENGINES } from './postgres.ts';

/** A server and its callers; every answer they get is held against the API's document. */
export type FrontDoor = { engine: (typeof ENGINES)[number]; app: () => TestApp; call: Call; admin: Call };

/** The suite once per database, each time with a server of its own that serves the whole file. */
export function onBothEngines(
  suite: (door: FrontDoor) => void,
  { clock, env, clocks }: Pick<TestOptions, 'clock' | 'env' | 'clocks'> = {},
): void {
  describe.each(ENGINES)('%s', (engine) => {
    let app: TestApp;
    let checked: { call: Call; admin: Call };

    beforeAll(async () => {
      app = await createTestApp({ engine, ...(clock ? { clock } : {}), ...(env ? { env } : {}), ...(clocks ? { clocks } : {}) });
      const document = await sharedDocument(app.call);
      checked = { call: checkedBy(document, app.call), admin: checkedBy(document, app.admin) };
    });
    afterAll(() => app?.stop());

    suite({ engine, app: () => app, call: (...call) => checked.call(...call), admin: (...call) => checked.admin(...call) });
  });
}
