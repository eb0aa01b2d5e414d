import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ADMIN_PASSWORD, caller, signIn } from '#test/rig/app.ts';
import { startServerProcess } from '#test/rig/server-process.ts';
import { pngOf } from './pictures.ts';

// The data folder is a disk in a file. Right after each acknowledgement that file is copied: the copy is what a power cut
// would have left, without anything that was still on its way to the disk.
const ACKNOWLEDGEMENTS = Number(process.argv[2]);
const PROGRAM = process.argv[3];
const DISK_BYTES = 32 * 1024 * 1024;

const folder = mkdtempSync('/dev/shm/lamha-power-');
const [disk, copy, mounted, checked] = ['disk', 'copy', 'mounted', 'checked'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
  string,
];

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: 'ignore' });
}

/** A power cut is one moment; a disk that changed while it was copied shows two, so it is copied again. */
function cutPower(): void {
  server.child.kill('SIGSTOP');
  for (let changedAt; changedAt !== statSync(disk, { bigint: true }).mtimeNs;) {
    changedAt = statSync(disk, { bigint: true }).mtimeNs;
    copyFileSync(disk, copy);
  }
  server.child.kill('SIGCONT');
}

function whatIsLeft(titles: readonly string[]): { lost: number; missingFiles: number; isWhole: boolean } {
  cutPower();
  run('mount', '-o', 'loop', copy, checked);
  try {
    const database = new DatabaseSync(join(checked, 'data', 'lamha.sqlite'));
    const rows = database.prepare("select en, shared from entries where collection = 'category-tiles'").all();
    const stored = new Set(rows.map((row) => (JSON.parse(String(row['en'])) as { title: string }).title));
    const files = rows.map((row) => (JSON.parse(String(row['shared'])) as { image: string }).image);
    const isWhole = Object.values(database.prepare('pragma integrity_check').get() ?? {})[0] === 'ok';
    database.close();
    return {
      lost: titles.filter((title) => !stored.has(title)).length,
      missingFiles: files.filter((name) => !existsSync(join(checked, 'data', 'uploads', name))).length,
      isWhole,
    };
  } finally {
    run('umount', checked);
  }
}

writeFileSync(disk, '');
truncateSync(disk, DISK_BYTES);
mkdirSync(mounted);
mkdirSync(checked);
run('mkfs.ext4', '-q', '-F', disk);
run('mount', '-o', 'loop', disk, mounted);
const server = await startServerProcess({ DATA_DIR: join(mounted, 'data'), ADMIN_PASSWORD }, PROGRAM);
const result = { acknowledged: 0, lost: 0, missingFiles: 0, broken: 0 };
try {
  const admin = caller(server.url, { cookie: await signIn(caller(server.url, {})) });
  const category = await admin('POST', '/api/en/category/add', { form: { name: 'Power cut' } });
  const titles: string[] = [];
  for (let index = 0; index < ACKNOWLEDGEMENTS; index += 1) {
    const title = `tile ${index}`;
    const { status, text } = await admin('POST', '/api/en/sectionfour', {
      form: { category_id: String(category.body['id']), title, image: new Blob([await pngOf(title)]) },
    });
    if (status !== 201) throw new Error(text);
    titles.push(title);
    const { lost, missingFiles, isWhole } = whatIsLeft(titles);
    result.acknowledged += 1;
    result.lost += lost;
    result.missingFiles += missingFiles;
    result.broken += isWhole ? 0 : 1;
  }
} finally {
  await server.kill('SIGKILL');
  run('umount', mounted);
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(JSON.stringify(result));
