import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'Chrome, Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 (KHTML) Version/18.0 Mobile/15E Safari/604', 'Safari, iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 (KHTML) SamsungBrowser/27 Chrome/125 Mobile Safari/537', 'Samsung Internet, Android'],
  ['curl/8.5.0', 'curl'],
  ['node', 'node'],
  ['<script>', '?'],
  [undefined, '?'],
])('%s is called %s', (said, name) => {
  expect(deviceName(said)).toBe(name);
});

test('a name of a megabyte costs nothing', () => {
  expect(deviceName(`Mozilla/5.0 ${'Version/1 '.repeat(100_000)}`)).toBe('Mozilla');
});
