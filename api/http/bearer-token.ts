/** What a program sends of its token: `Authorization: Bearer lamha_...`. Other schemes are ignored. */
export function readBearer(header: string | undefined): string | undefined {
  const [, token] = /^bearer +(lamha_[\w-]{1,100})$/i.exec(header ?? '') ?? [];
  return token;
}
