import { useNavigate, useSearchParams } from 'react-router';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { namedText } from '#app/dashboard/inbox/lead-texts.ts';
import { Allowed } from '#app/dashboard/rights.tsx';
import { TemplateForm } from '#app/dashboard/templates/template-form.tsx';
import { Action, ActionLink } from '#app/dashboard/ui/action.tsx';
import { Cell, DataTable, Empty } from '#app/dashboard/ui/data-table.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { request } from '#app/page/api-client.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import styles from '#app/dashboard/templates/templates.module.css';
import type { Route } from './+types/templates.ts';

export const loader = dashboardLoader('leads.read', async ({ operations: { inbox }, url: { searchParams } }) => {
  const templates = await inbox.templates.list();
  const edited = templates.find(({ id }) => String(id) === searchParams.get('edit'));
  return { templates, edited, isNew: searchParams.has('add') };
});

export default function TemplatesScreen({ loaderData: { templates, edited, isNew } }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { call, isBusy } = useBusyChange();
  const [params] = useSearchParams();
  const at = inLanguage('/dashboard/templates', language);
  const head = [
    t('desk.template.name'),
    t('inbox.filter.kind'),
    t('desk.template.languages'),
    t('desk.template.uses'),
    t('table.actions'),
  ] as const;

  return (
    <>
      <PageHead title={t('desk.templates')} lead={<p>{t('desk.templates.lead')}</p>}>
        <Allowed to="leads.write">
          <ActionLink look="main" glyph="plus" to={`${at}?add`}>
            {t('desk.template.add')}
          </ActionLink>
        </Allowed>
        <ActionLink to={inLanguage('/dashboard/inbox', language)}>{t('inbox.back')}</ActionLink>
      </PageHead>
      {templates.length === 0 && <Empty>{t('desk.templates.none')}</Empty>}
      {templates.length > 0 && (
        <DataTable caption={t('desk.templates')} head={head}>
          {templates.map((template) => {
            const { id, name_ar, name_en, kind, uses, text_ar, text_en, stands_ready } = template;
            const name = language === 'ar' ? name_ar || name_en : name_en || name_ar;
            return (
              <tr key={id}>
                <Cell label={head[0]} isMain>
                  <strong dir="auto">{name}</strong>
                  {stands_ready === 1 && <small className={styles['ready']}>{t('desk.template.ready')}</small>}
                </Cell>
                <Cell label={head[1]}>{kind === '' ? t('desk.template.every-kind') : namedText(t, 'inbox.kind', kind)}</Cell>
                <Cell label={head[2]}>
                  {[text_ar && t('inbox.language.ar'), text_en && t('inbox.language.en')].filter(Boolean).join(' · ')}
                </Cell>
                <Cell label={head[3]}>{uses}</Cell>
                <Cell label={head[4]} isEnd>
                  <Allowed to="leads.write">
                    <ActionLink look="quiet" to={`${at}?edit=${id}`} aria-label={`${t('action.edit')}: ${name}`}>
                      {t('action.edit')}
                    </ActionLink>
                    <Action
                      look="danger"
                      disabled={isBusy}
                      aria-label={`${t('action.delete')}: ${name}`}
                      onClick={() =>
                        void call(
                          request('DELETE /reply-templates/{id}', { params: { id } }),
                          request('POST /reply-templates/{id}/restore', { params: { id } }),
                        )
                      }
                    >
                      {t('action.delete')}
                    </Action>
                  </Allowed>
                </Cell>
              </tr>
            );
          })}
        </DataTable>
      )}
      <Allowed to="leads.write">
        {(edited ?? isNew) && <TemplateForm key={params.toString()} edited={edited} onClose={() => void navigate(at)} />}
      </Allowed>
    </>
  );
}
