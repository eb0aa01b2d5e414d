import type { FastifyRequest } from 'fastify';
import { measureNamed } from '#content/catalogue/measures.ts';
import type { Fields } from '#content/fields/kinds.ts';
import { FIELD_LABELS } from '#content/labels.ts';
import type { Language } from '#content/languages.ts';
import { SPECIFICATIONS, specificationNamed } from '#content/specifications/kinds.ts';
import { isApiKey, translate } from '#i18n/translate.ts';

/** What a form calls the field that a call names `title_en` or `specifications.pixel-pitch`. */
export function fieldLabel(language: Language, name: string, fields: Fields | undefined): string {
  const plain = name.replace(/_(?:en|ar)$/, '');
  const [head = '', inner] = plain.split('.', 2);
  const isSpecification = inner !== undefined && fields?.[head]?.kind === 'specifications';
  const words = isSpecification ? specificationNamed(inner)?.label : (fields?.[plain]?.label ?? FIELD_LABELS[plain]);
  return words?.[language] ?? labelOf(language, plain) ?? boundLabel(language, plain) ?? name;
}

/** `lines.2.quantity` is said as the third line's quantity. */
function labelOf(language: Language, name: string): string | undefined {
  const [, list, row, inner] = /^(\w+)\.(\d+)\.(\w+)$/.exec(name) ?? [];
  const key = `api.label.${row === undefined ? name : `${list}.${inner}`}`;
  if (!isApiKey(key)) return undefined;
  const label = translate(language, key);
  return row === undefined ? label : translate(language, 'api.label.in-row', { row: Number(row) + 1, label });
}

/** `brightness_min` is said as the brightness, and keeps its name, as it has two ends. */
function boundLabel(language: Language, name: string): string | undefined {
  const [, key = ''] = /^(.+)_(?:min|max)$/.exec(name) ?? [];
  const measure = measureNamed(key);
  const label = measure && (labelOf(language, key) ?? SPECIFICATIONS[measure.kind.sa].label[language]);
  return label && `${label} (\u2066${name}\u2069)`;
}

/** From here on what is refused is named as the form of these fields names it. */
export function nameFields(request: FastifyRequest, fields: Fields | undefined): void {
  if (request.lamha) request.lamha.labels = fields;
}
