import { test } from 'vitest';
import { createTestApp } from '#test/rig/app.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
test('x', async () => {
  const app = await createTestApp({ engine: 'sqlite' });
  for (const k of ['image','pdf','video'] as const) {
    const a = await app.admin('POST','/api/media',{form:{file: await sampleFile(k)}});
    console.log(a.status, a.text);
    const name = (a.body as any).files[0].name;
    const r = await app.call('GET','/uploads/'+name); console.log(r.status, [...r.headers]);
    const h = await app.call('HEAD','/uploads/'+name); console.log(h.status, h.headers.get('content-length'));
    const m = await app.admin('GET','/api/media/'+name); console.log(m.text);
  }
  await app.stop();
});
