import { useSearchParams } from 'react-router';
import { FILE_KINDS } from '#content/fields/file-endings.ts';
import { request } from '#app/page/api-client.ts';
import { Pager } from '#app/dashboard/content/pager.tsx';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { MediaGrid } from '#app/dashboard/media/media-grid.tsx';
import { MediaTable } from '#app/dashboard/media/media-table.tsx';
import { MediaSheet } from '#app/dashboard/media/media-sheet.tsx';
import { UploadZone } from '#app/dashboard/media/upload-zone.tsx';
import styles from '#app/dashboard/media/media-screen.module.css';
import { pageOf } from '#app/dashboard/page-number.ts';
import { recordAddress } from '#app/dashboard/record-address.server.ts';
import { Allowed } from '#app/dashboard/rights.tsx';
import { askedOf } from '#app/dashboard/asked-of.ts';
import { useLanguage } from '#app/page/texts.ts';
import { Action, DownloadLink } from '#app/dashboard/ui/action.tsx';
import { Empty } from '#app/dashboard/ui/data-table.tsx';
import { FilterForm } from '#app/dashboard/ui/filter-form.tsx';
import { ManyPreview } from '#app/dashboard/ui/many-preview.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { SelectField, TextField } from '#app/dashboard/ui/text-field.tsx';
import { useIsTable, ViewSwitch } from '#app/dashboard/ui/view-switch.tsx';
import { SavedViews } from '#app/dashboard/views/saved-views.tsx';
import { useChange } from '#app/dashboard/use-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/media.ts';

const PER_PAGE = 60;
const SORTS = ['name', '-name', 'size', '-size', 'added', '-added'] as const;
const CLEARING = 'clearing';
const sortFrom = (given: string) => SORTS.find((sort) => sort === given);

export const loader = dashboardLoader('media.read', async ({ operations, url, language, user }) => {
  const { page } = pageOf(url);
  const read = (name: string) => url.searchParams.get(name) ?? '';
  const filter = { search: read('search'), kind: read('kind'), unused: url.searchParams.has('unused') };
  const kind = FILE_KINDS.find((one) => one === filter.kind);
  const query = {
    search: filter.search || undefined,
    kind,
    unused: filter.unused || undefined,
    sort: sortFrom(read('sort')),
    page,
    perPage: PER_PAGE,
  };
  const [{ files: media, total }, file, uses, doomed, views] = await Promise.all([
    operations.media.listMedia(query),
    read('file') ? operations.media.readMedia(read('file')) : undefined,
    read('file') ? operations.media.whereUsed(read('file'), language) : [],
    url.searchParams.has(CLEARING) ? operations.media.unusedNow() : undefined,
    operations.savedViews.list('media', user, language),
  ]);
  const addressed = uses.map((use) => ({ ...use, address: use.isTrashed ? undefined : recordAddress(use, language) }));
  return { media, total, page, filter, views, doomed, open: file && { ...file, addressed } };
});

/** Every upload of the site: what it is, what it is called in both languages, where it shows. */
export default function Media({ loaderData: { media, total, page, filter, views, doomed, open } }: Route.ComponentProps) {
  const t = useTexts();
  const change = useChange();
  const [params, setParams] = useSearchParams();
  const isTable = useIsTable();
  const language = useLanguage();
  const asked = askedOf(params);

  function set(param: string, value?: string) {
    const next = new URLSearchParams(params);
    if (value === undefined) next.delete(param);
    else next.set(param, value);
    setParams(next, { preventScrollReset: true });
  }
  const show = (name?: string) => set('file', name);

  return (
    <>
      <PageHead title={t('media.title')} lead={<p>{t('media.lead')}</p>} />
      <Allowed to="media.write">
        <UploadZone />
      </Allowed>
      <SavedViews screen="media" views={views} />
      <FilterForm answersTyping>
        <TextField name="search" type="search" label={t('media.search')} defaultValue={filter.search} />
        <SelectField
          name="kind"
          label={t('media.kind')}
          defaultValue={filter.kind}
          options={[['', t('media.kind.any')], ...FILE_KINDS.map((kind) => [kind, t(`media.kind.${kind}`)] as const)]}
        />
        <label className={styles['unused']}>
          <input type="checkbox" name="unused" value="1" defaultChecked={filter.unused} />
          {t('media.unused')}
        </label>
        <output className={styles['count']}>{t('content.count', { count: total })}</output>
      </FilterForm>
      <p>
        <ViewSwitch />
        <DownloadLink look="quiet" href={`/api/${language}/media/export?${asked}`}>
          {t('table.export')}
        </DownloadLink>
      </p>
      {media.length === 0 && <Empty>{t('media.none')}</Empty>}
      {media.length > 0 && (isTable ? <MediaTable files={media} onOpen={show} /> : <MediaGrid files={media} onOpen={show} />)}
      <Pager list={{ total, page, pageSize: PER_PAGE }} />
      <Allowed to="media.write">
        <Action glyph="trash" onClick={() => set(CLEARING, '')}>
          {t('media.delete-unused')}
        </Action>
      </Allowed>
      {open && <MediaSheet key={open.name} file={open} onOpen={show} onClose={() => show()} />}
      <ManyPreview
        wanted={
          doomed && {
            what: 'delete',
            title: t('media.delete-unused.question'),
            names: doomed.map(({ originalName }) => originalName),
            isFinal: true,
            run: () => void change(request('POST /media/delete-unused')),
          }
        }
        onClose={() => set(CLEARING)}
      />
    </>
  );
}
