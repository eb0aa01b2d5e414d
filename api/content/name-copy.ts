import type { Collection } from '#content/define.ts';
import { LANGUAGES, type Document } from '#content/document.ts';
import { fieldNamed } from '#content/fields/kinds.ts';
import { pathOf } from './present.ts';

const COPY = { en: ' (copy)', ar: ' (نسخة)' } as const;

/** The copy says that it is one, and what led to the original's own page leads to the copy's. */
export function nameCopy({ fields, titleField, page }: Collection, document: Document, id: number, copyId: number): Document {
  const title = fieldNamed(fields, titleField);
  const most = title.kind === 'text' ? title.max : Number.POSITIVE_INFINITY;
  const parts = title.slot === 'localized' ? LANGUAGES : (['shared'] as const);
  for (const part of parts) {
    const texts = document[part][titleField];
    if (typeof texts !== 'string' || texts === '') continue;
    const mark = COPY[part === 'ar' ? 'ar' : 'en'];
    document[part][titleField] = texts.slice(0, most - mark.length) + mark;
  }
  if (!page) return document;
  const [own, copys] = [pathOf(page, id), pathOf(page, copyId)];
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'link' && isPathOf(document.shared[name], own)) document.shared[name] = copys;
  }
  return document;
}

function isPathOf(link: unknown, path: string): boolean {
  return typeof link === 'string' && (link === path || link.startsWith(`${path}/`));
}
