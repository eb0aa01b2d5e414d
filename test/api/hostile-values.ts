/** As they stand in an address, by what makes them wrong. The last ones are names where a name is expected. */
export const SORTS_OF_IDS = [
  ['%5B1,2%5D', '1,2'],
  ['1e0', '0x1', '01', '+1', '1.0', '%201', '%D9%A1'],
  ['-1', '0'],
  ['9007199254740993', '99999999999999999999'],
  ['true', 'null', '%7B%22$ne%22:0%7D'],
  ['1%00', "1'--"],
  ['..%2f..%2fetc%2fpasswd'],
  ['__proto__', 'constructor'],
];
export const BAD_IDS = SORTS_OF_IDS.flat();
export const BAD_JSON_IDS: unknown[] = [
  [1, 2],
  [1],
  '1,2',
  '1e0',
  '0x1',
  '01',
  -1,
  1.5,
  '-1',
  '9007199254740993',
  9_007_199_254_740_992,
  true,
  { $ne: 0 },
  { toString: 1 },
  '1\u0000',
  '١',
];
export const POLLUTING = [
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"title":"x","__proto__":null}',
  '{"fields":{"__proto__":{"polluted":1}}}',
  String.raw`{"\u005f_proto__":{"polluted":1}}`,
];
/** Names that no body knows, beside the columns of the tables. */
export const INVENTED = ['role', 'approved', 'is_admin', 'polluted', 'toString', 'hasOwnProperty'];
