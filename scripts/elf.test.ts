import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { fitsProcessor } from './elf.mjs';

function fileOf(name: string, bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'lamha-elf-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

/** The first bytes of a 64-bit little-endian program, and a body no decompressor can shorten much. */
function program(machine: number): Buffer {
  const head = Buffer.alloc(64);
  head.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]);
  head.writeUInt16LE(machine, 18);
  return Buffer.concat([head, crypto.getRandomValues(new Uint8Array(60_000)), crypto.getRandomValues(new Uint8Array(60_000))]);
}

test.each([
  ['x64', 0x3e],
  ['arm64', 0xb7],
] as const)('a program for %s fits that processor alone', (processor, machine) => {
  const path = fileOf('chromium', program(machine));
  expect(fitsProcessor(path, processor)).toBe(true);
  expect(fitsProcessor(path, processor === 'x64' ? 'arm64' : 'x64')).toBe(false);
});

test('a packed program is judged by its first bytes', () => {
  const path = fileOf('chromium.br', brotliCompressSync(program(0x3e)));
  expect(fitsProcessor(path, 'x64')).toBe(true);
  expect(fitsProcessor(path, 'arm64')).toBe(false);
});

test('a script fits every processor, and a processor nobody listed gets no program', () => {
  expect(fitsProcessor(fileOf('chromium', Buffer.from('#!/bin/sh\n')), 'arm64')).toBe(true);
  expect(fitsProcessor(fileOf('chromium', program(0x3e)), 'mips')).toBe(false);
});
