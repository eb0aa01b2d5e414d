import type { StoredFile } from '#api/media/library.ts';
import { request } from '#app/page/api-client.ts';
import { useLanguage } from '#app/page/texts.ts';
import { changeEach, endingOfEach } from '#app/dashboard/change-each.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import { useMay } from '#app/dashboard/rights.tsx';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { ChosenBar, useChosenRows } from '#app/dashboard/ui/chosen-rows.tsx';
import { Mark } from '#app/dashboard/ui/data-table.tsx';
import { ListTable, type Column } from '#app/dashboard/ui/list-table.tsx';
import { useManyPreview } from '#app/dashboard/ui/many-preview.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';

type MediaTableProps = { files: readonly StoredFile[]; onOpen: (name: string) => void };

/** The same files as the grid, one line each; several that nothing uses can be deleted together. */
export function MediaTable({ files, onOpen }: MediaTableProps) {
  const t = useTexts();
  const mayChange = useMay()('media.write');
  const many = useManyPreview();
  const remove = useRemoveMany();
  const { choosing, picked, clear } = useChosenRows(
    files,
    ({ originalName }) => originalName,
    ({ name }) => name,
  );
  function ask() {
    const free = picked.filter(({ unusedSince }) => unusedSince !== null);
    const used = picked.filter(({ unusedSince }) => unusedSince === null);
    const names = (files: readonly StoredFile[]) => files.map(({ originalName }) => originalName);
    many.ask({
      what: 'delete',
      title: t('media.delete.many', { count: free.length }),
      names: names(free),
      isFinal: true,
      staying: [{ why: 'used', names: names(used) }],
      run: () => void remove(free).then(clear),
    });
  }

  return (
    <>
      <ChosenBar count={picked.length} onClear={clear}>
        <Action look="danger" glyph="trash" onClick={ask}>
          {t('action.delete')}
        </Action>
      </ChosenBar>
      <ListTable
        caption={t('media.title')}
        columns={useMediaColumns(onOpen)}
        rows={files}
        keyOf={({ name }) => name}
        choosing={mayChange ? choosing : undefined}
      />
      {many.preview}
    </>
  );
}

function useMediaColumns(onOpen: (name: string) => void): Column<StoredFile>[] {
  const t = useTexts();
  const { size, when } = useFormats();
  return [
    {
      name: 'name',
      label: t('media.name'),
      isMain: true,
      canSort: true,
      cell: ({ name, originalName }) => (
        <Action look="quiet" onClick={() => onOpen(name)}>
          <bdi>{originalName}</bdi>
        </Action>
      ),
    },
    { name: 'kind', label: t('media.kind'), cell: ({ kind }) => t(`media.kind.${kind}`) },
    { name: 'size', label: t('media.size'), canSort: true, cell: ({ size: bytes }) => size(bytes) },
    { name: 'pixels', label: t('media.pixels'), cell: ({ width, height }) => <bdi>{width && height ? `${width} × ${height}` : '–'}</bdi> },
    { name: 'added', label: t('media.added'), canSort: true, cell: ({ createdAt }) => when(createdAt) },
    {
      name: 'state',
      label: t('media.state'),
      cell: ({ kind, alt, unusedSince }) => (
        <>
          {unusedSince !== null && <Mark>{t('media.unused.mark')}</Mark>}
          {kind === 'image' && unusedSince === null && (!alt.en || !alt.ar) && <Mark kind="error">{t('media.alt.missing')}</Mark>}
        </>
      ),
    },
  ];
}

/** One after the other: what something uses says so by itself and stays. */
function useRemoveMany() {
  const t = useTexts();
  const language = useLanguage();
  const api = useApi();
  const say = useMessages();
  const revalidate = useRevalidate();
  return async (files: readonly StoredFile[]) => {
    let left: string | undefined;
    const nameOf = ({ originalName }: StoredFile) => originalName;
    const ended = await changeEach(files, nameOf, async ({ name }) => {
      const answer = await api(request('DELETE /media/{name}', { params: { name } }));
      if (answer.isOk && answer.body.left > 0) left = answer.message;
      return answer;
    });
    const { kind, text } = endingOfEach(language, ended, t('media.deleted.many', { count: ended.done }));
    say(left === undefined ? { kind, text } : { kind: 'error', text: `${text} ${left}` });
    await revalidate();
  };
}
