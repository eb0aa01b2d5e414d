/** What a sheet is made of again and again, in memory that the typesetter's thread sees too: posting it copies nothing. */
export function sharedBytes(bytes: Uint8Array): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}
