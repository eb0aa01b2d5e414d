const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** `<name attributes>body</name>`; the body is markup already. */
export function element(name: string, attributes: Readonly<Record<string, string>>, body = ''): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return body === '' ? `<${name}${given.join('')}/>` : `<${name}${given.join('')}>${body}</${name}>`;
}

export function xmlAnswer(markup: string, type: string): Response {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' };
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`, { headers });
}
