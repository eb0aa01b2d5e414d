import type { TrashedRecord } from '#api/content/trash.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { Allowed } from '#app/dashboard/rights.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Cell, Mark } from '#app/dashboard/ui/data-table.tsx';
import { useTexts } from '#app/dashboard/texts.ts';

const KEPT_DAYS = 30;
const DAY_MS = 24 * 3600_000;

type RowProps = {
  record: TrashedRecord;
  head: readonly [string, string, string, string, string];
  isSelected: boolean;
  onSelect: () => void;
  onRestore: () => void;
  onPurge: () => void;
};

export function TrashRow({ record, head, isSelected, onSelect, onRestore, onPurge }: RowProps) {
  const t = useTexts();
  const { when } = useFormats();
  const { title, place, children, parent, deletedAt, deletedBy } = record;
  const name = title || t('content.untitled');
  return (
    <tr>
      <Cell label={head[0]}>
        <Allowed to="content.write">
          <input type="checkbox" checked={isSelected} onChange={onSelect} aria-label={`${t('content.select')}: ${name}`} />
        </Allowed>
        <span>
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          {children > 0 && t('trash.children', { count: children })}
        </span>
      </Cell>
      <Cell label={head[1]}>
        <span>
          {place}
          {parent && (
            <>
              {' · '}
              <bdi>{parent.title || parent.place}</bdi> {parent.isTrashed && <Mark>{t('trash.parent')}</Mark>}
            </>
          )}
        </span>
      </Cell>
      <Cell label={head[2]}>
        <span>
          {when(deletedAt)} · <bdi>{deletedBy || t('content.history.nobody')}</bdi>
        </span>
      </Cell>
      <Cell label={head[3]}>{when(new Date(Date.parse(deletedAt) + KEPT_DAYS * DAY_MS).toISOString())}</Cell>
      <Cell label={head[4]} isEnd>
        <Allowed to="content.write">
          <Action look="quiet" glyph="clock" onClick={onRestore} aria-label={`${t('trash.restore')}: ${name}`}>
            {t('trash.restore')}
          </Action>
          <Action look="danger" onClick={onPurge} aria-label={`${t('trash.purge')}: ${name}`}>
            {t('trash.purge')}
          </Action>
        </Allowed>
      </Cell>
    </tr>
  );
}
