export function decodedPath(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
