import { useSearchParams } from 'react-router';
import { useTexts } from '#app/dashboard/texts.ts';
import { ActionLink } from './action.tsx';

/** `?view=table`: a list of cards is a table instead. */
export function useIsTable(): boolean {
  return useSearchParams()[0].get('view') === 'table';
}

export function ViewSwitch() {
  const t = useTexts();
  const [params] = useSearchParams();
  const isTable = useIsTable();
  // The order of a column is that of the table alone.
  const other = new URLSearchParams([...params].filter(([name]) => !['view', 'sort', 'hide', 'show', 'columns', 'page'].includes(name)));
  if (!isTable) other.set('view', 'table');
  return (
    <ActionLink look="quiet" glyph="sliders" to={`?${other}`} preventScrollReset>
      {t(isTable ? 'table.cards' : 'table.table')}
    </ActionLink>
  );
}
