import { readConfiguration } from '#api/configuration.ts';
import { startServer } from '../../start-server.ts';

/** The real server without pages, as a process of its own that tests may kill. Prints its address when it listens. */
const server = await startServer(readConfiguration(process.env));
process.stdout.write(`listening ${server.address}\n`);
process.on('SIGTERM', () => void server.stop().finally(() => process.exit(0)));
