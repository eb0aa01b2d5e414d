import { recordIn } from '#content/known.ts';
import { clientSource } from './client-source.ts';

/** `npm run -s client -- https://lamha.example > lamha-client.ts` */
const [site = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const answer = await fetch(new URL('/api/openapi.json', site));
if (!answer.ok) throw new Error(`${site} answered ${answer.status} for /api/openapi.json`);
process.stdout.write(clientSource(recordIn(await answer.text())));
