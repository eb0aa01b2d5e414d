import { expect, test, vi } from 'vitest';
import { createTestApp } from '#test/rig/app.ts';
import { loadSlides } from './load-slides.server.ts';

test('C-34 AB-16: slides that cannot be read are recorded and left out', async () => {
  const { server, stop } = await createTestApp({ engine: 'sqlite' });
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    await server.database.kysely.schema.dropTable('entries').execute();
    expect(await loadSlides({ operations: server.operations, reader: { language: 'ar', sees: 'published' } })).toEqual([]);
    expect(String(written.mock.calls[0]?.[0])).toContain('Failed to fetch slides');
  } finally {
    written.mockRestore();
    await stop();
  }
});
