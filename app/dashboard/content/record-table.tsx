import { ListTable, type Column } from '#app/dashboard/ui/list-table.tsx';
import { Action, ActionLink } from '#app/dashboard/ui/action.tsx';
import { directionOf } from '#app/dashboard/direction-of.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { CardMarks } from './record-card.tsx';
import type { CardView } from './views.ts';

type RecordTableProps = {
  caption: string;
  cards: readonly CardView[];
  selected: ReadonlySet<number>;
  onToggle: ((id: number) => void) | undefined;
  onToggleAll: () => void;
  onEdit: (id: number) => void;
};

/** The same records as the cards, one under the other. */
export function RecordTable({ caption, cards, selected, onToggle, onToggleAll, onEdit }: RecordTableProps) {
  const t = useTexts();
  const nameOf = ({ title }: CardView) => title || t('content.untitled');
  const columns = useRecordColumns(onEdit);
  const choosing = onToggle && {
    isChosen: ({ id }: CardView) => selected.has(id),
    toggle: ({ id }: CardView) => onToggle(id),
    toggleAll: onToggleAll,
    labelOf: nameOf,
  };
  return <ListTable caption={caption} columns={columns} rows={cards} keyOf={({ id }) => id} choosing={choosing} />;
}

function useRecordColumns(onEdit: (id: number) => void): Column<CardView>[] {
  const t = useTexts();
  const nameOf = ({ title }: CardView) => title || t('content.untitled');
  return [
    { name: 'title', label: t('table.title'), isMain: true, cell: (card) => <bdi dir={directionOf(card.title)}>{nameOf(card)}</bdi> },
    { name: 'text', label: t('table.text'), cell: ({ text }) => <span dir={directionOf(text)}>{text.slice(0, 120)}</span> },
    { name: 'marks', label: t('table.marks'), cell: (card) => <CardMarks card={card} /> },
    {
      name: 'actions',
      label: t('trash.actions'),
      isEnd: true,
      cell: (card) => (
        <>
          <Action look="quiet" glyph="pencil" onClick={() => onEdit(card.id)} aria-label={`${t('action.edit')}: ${card.title}`}>
            {t('action.edit')}
          </Action>
          {card.manage && (
            <ActionLink look="quiet" glyph="sliders" to={card.manage.address} aria-label={`${card.manage.label}: ${card.title}`}>
              {card.manage.label}
            </ActionLink>
          )}
        </>
      ),
    },
  ];
}
