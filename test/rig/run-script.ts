import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Half of what a command takes is reading its sources; what the first one compiled is there for the others. */
const COMPILED = resolve('.cache/scripts');

export type Outcome = { code: number; stdout: string; stderr: string };

/** Runs a command as an operator would at a terminal: with this environment and no other. */
export async function runScript(name: string, env: Record<string, string>, ...args: string[]): Promise<Outcome> {
  const options = { env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, ...env } };
  const outcome = await run(process.execPath, [`scripts/${name}.ts`, ...args], options).catch((error: unknown) => error as Outcome);
  return { ...outcome, code: 'code' in outcome ? outcome.code : 0 };
}
