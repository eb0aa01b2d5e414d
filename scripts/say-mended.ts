import type { MendedRecord } from '#api/content/history/mend-overwritten.ts';

/** What was found, record by record, and what became of it: a value whose file is gone is not mended. */
export function sayMended(found: readonly MendedRecord[], { writes, only = [] }: { writes: boolean; only?: readonly string[] }): string {
  if (found.length === 0) return only.length === 0 ? 'Nothing was overwritten.' : `Nothing was overwritten in ${only.join(', ')}.`;
  const lines = found.flatMap(({ record, values }) => [
    record,
    ...values.map(
      ({ column, was, is, isGone }) => `  ${column}: ${was} became ${is || 'nothing'}${isGone ? '; that file is gone for good' : ''}`,
    ),
  ]);
  const mendable = found.filter(({ values }) => values.some(({ isGone }) => !isGone)).length;
  const lost = found.length - mendable;
  const sentences = [
    mendable > 0 && (writes ? `Mended: ${records(mendable)}.` : `${records(mendable)}. Nothing was changed; --write mends them.`),
    lost > 0 && `Cannot be mended: ${records(lost)}, whose files are gone for good.`,
  ];
  return [...lines, sentences.filter(Boolean).join(' ')].join('\n');
}

function records(count: number): string {
  return `${count} ${count === 1 ? 'record' : 'records'}`;
}
