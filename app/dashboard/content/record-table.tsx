import { ListTable, type Column } from '#app/dashboard/ui/list-table.tsx';
import { Action, ActionLink } from '#app/dashboard/ui/action.tsx';
import { directionOf } from '#app/dashboard/direction-of.ts';
import { opens } from '#app/dashboard/shell/openers.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { CardMarks } from './record-card.tsx';
import type { CardView, CollectionView } from './views.ts';

type RecordTableProps = {
  collection: CollectionView;
  cards: readonly CardView[];
  selected: ReadonlySet<number>;
  onToggle: ((id: number) => void) | undefined;
  onToggleAll: () => void;
  onEdit: (id: number) => void;
};

const FIRST_COLUMNS = 2;

/** The same records as the cards, one under the other: a column for every field that fits on a line. */
export function RecordTable({ collection, cards, selected, onToggle, onToggleAll, onEdit }: RecordTableProps) {
  const t = useTexts();
  const nameOf = ({ title }: CardView) => title || t('content.untitled');
  const choosing = onToggle && {
    isChosen: ({ id }: CardView) => selected.has(id),
    toggle: ({ id }: CardView) => onToggle(id),
    toggleAll: onToggleAll,
    labelOf: nameOf,
    canChoose: ({ isNew }: CardView) => !isNew,
  };
  const columns = [...useFieldColumns(collection, cards), ...useMarksAndActions(onEdit)];
  return <ListTable caption={collection.label} columns={columns} rows={cards} keyOf={({ id }) => id} choosing={choosing} />;
}

function useFieldColumns({ fields, titleField }: CollectionView, cards: readonly CardView[]): Column<CardView>[] {
  const t = useTexts();
  const lines = new Set(cards.flatMap(({ values = {} }) => Object.keys(values)));
  const shown = fields.filter(({ name }) => lines.has(name));
  const inOrder = [...shown.filter(({ name }) => name === titleField), ...shown.filter(({ name }) => name !== titleField)];
  return inOrder.map(({ name, label }, index) => ({
    name,
    label,
    canSort: true,
    isMain: name === titleField,
    isExtra: index > FIRST_COLUMNS,
    cell: ({ title, values }) => {
      const text = values?.[name] ?? '';
      return <bdi dir={directionOf(text)}>{text || (name === titleField ? title || t('content.untitled') : '–')}</bdi>;
    },
  }));
}

function useMarksAndActions(onEdit: (id: number) => void): Column<CardView>[] {
  const t = useTexts();
  return [
    { name: 'marks', label: t('table.marks'), cell: (card) => <CardMarks card={card} /> },
    {
      name: 'actions',
      label: t('trash.actions'),
      isEnd: true,
      cell: ({ id, title, manage }) => (
        <>
          <Action look="quiet" glyph="pencil" {...opens(() => onEdit(id), ['edit', id])} aria-label={`${t('action.edit')}: ${title}`}>
            {t('action.edit')}
          </Action>
          {manage && (
            <ActionLink look="quiet" glyph="sliders" to={manage.address} aria-label={`${manage.label}: ${title}`}>
              {manage.label}
            </ActionLink>
          )}
        </>
      ),
    },
  ];
}
