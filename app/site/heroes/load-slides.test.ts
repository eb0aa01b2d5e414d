import { expect, test, vi } from 'vitest';
import { sectionFailures } from '#app/page/load-section.server.ts';
import { createTestApp } from '#test/rig/app.ts';
import { loadSlides } from './load-slides.server.ts';
import { proves } from '#test/requirements/proves.ts';

test('slides that cannot be read are recorded and left out', async () => {
  const { server, stop } = await createTestApp({ engine: 'sqlite' });
  const recorded = vi.fn<(error: unknown) => void>();
  const reader = { language: 'ar', sees: 'published' } as const;
  const page = { operations: server.operations, reader, language: reader.language, url: new URL('http://localhost/') };
  try {
    await server.database.kysely.schema.dropTable('entries').execute();
    proves('C-34');
    expect(await sectionFailures.run(recorded, () => loadSlides(page))).toEqual([]);
    proves('AB-16');
    expect(recorded.mock.calls).toEqual([
      [expect.objectContaining({ message: 'Failed to fetch slides', cause: expect.any(Error) as Error })],
    ]);
  } finally {
    await stop();
  }
});
