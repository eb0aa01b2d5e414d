import { Cell, DataTable, Mark } from '#app/dashboard/ui/data-table.tsx';
import { useFormats } from '#app/dashboard/formats.ts';
import { useTexts } from '#app/dashboard/texts.ts';

/** What each line of equal words finds: one that finds nothing is a slip, or waits for a product. */
export function WordLines({ lines }: { lines: readonly { line: string; found: number }[] }) {
  const t = useTexts();
  const { count } = useFormats();
  const head = [t('searches.line'), t('searches.records')] as const;
  if (lines.length === 0) return null;
  return (
    <DataTable caption={t('searches.lines')} head={head}>
      {lines.map(({ line, found }) => (
        <tr key={line}>
          <Cell label={head[0]}>
            <bdi>{line}</bdi>
          </Cell>
          <Cell label={head[1]}>{found > 0 ? count(found) : <Mark kind="error">{t('searches.noRecords')}</Mark>}</Cell>
        </tr>
      ))}
    </DataTable>
  );
}
