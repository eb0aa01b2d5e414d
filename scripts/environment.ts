import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Where `deploy/lamha.service` has the server's environment. */
const SERVER_FILE = '/etc/lamha.env';

type Environment = Record<string, string | undefined>;

/** What the server was told, for commands beside it: its file first, then what stands before the command. */
export function serverEnvironment(own: Environment, file?: string): Environment {
  return { ...(file === undefined ? readIfAllowed(SERVER_FILE) : parseEnv(readFileSync(file, 'utf8'))), ...own };
}

function readIfAllowed(file: string): Environment {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch {
    return {}; // no such file, or not for this account: then the command has only its own environment
  }
}
