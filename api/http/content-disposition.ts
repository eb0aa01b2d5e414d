/** `content-disposition` with a name in any script. */
export function dispositionOf(kind: 'inline' | 'attachment', name: string): string {
  return `${kind}; filename*=UTF-8''${encodeName(name)}`;
}

/** RFC 8187 leaves fewer characters alone than encodeURIComponent does. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
