import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import { LANGUAGES, type Language } from '#content/languages.ts';
import { isOneOf } from '#content/known.ts';
import { LANGUAGE_PROBLEMS } from '#content/writing/language-tasks.ts';
import { LOCALES } from '#i18n/locales.ts';
import { Pager } from '#app/dashboard/content/pager.tsx';
import { RETURNING } from '#app/dashboard/content/use-editor-address.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { PAGE_SIZE, pageOf } from '#app/dashboard/page-number.ts';
import { collectionLabel, recordAddress } from '#app/dashboard/record-address.server.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { Cell, DataTable, Empty, Mark } from '#app/dashboard/ui/data-table.tsx';
import { FilterForm } from '#app/dashboard/ui/filter-form.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { SelectField } from '#app/dashboard/ui/text-field.tsx';
import { ConfirmText } from '#app/dashboard/wording/confirm-text.tsx';
import type { Route } from './+types/languages.ts';
import styles from './languages.module.css';

export const loader = dashboardLoader('content.read', async ({ operations, language, url }) => {
  const { page, limits } = pageOf(url);
  const [problem, only] = [url.searchParams.get('problem'), url.searchParams.get('language')];
  const filter = {
    problem: isOneOf(LANGUAGE_PROBLEMS, problem) ? problem : undefined,
    language: isOneOf(LANGUAGES, only) ? only : undefined,
  };
  const { tasks, ...board } = await operations.wording.board(filter, limits, language);
  return {
    ...board,
    ...filter,
    page,
    tasks: tasks.map((task) => ({
      ...task,
      place: collectionLabel(task.collection, language),
      address: recordAddress(task, language),
    })),
  };
});

/** What keeps the two languages from being in step, to be worked through from the first to the last, with the keyboard too. */
export default function Languages({ loaderData: { tasks, total, counts, isWhole, problem, language, page } }: Route.ComponentProps) {
  const t = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const head = [t('languages.text'), t('languages.problem'), t('languages.says'), t('languages.actions')] as const;
  const problems = LANGUAGE_PROBLEMS.map((one) => [one, `${t(`languages.problem.${one}`)} (${counts[one]})`] as const);

  function walk(event: KeyboardEvent) {
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
    if (!step || !(event.target instanceof HTMLAnchorElement)) return;
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-task]') ?? [])];
    const next = links[links.indexOf(event.target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <>
      <PageHead title={t('languages.title')} lead={<p>{t('languages.lead')}</p>} />
      <FilterForm>
        <SelectField
          name="problem"
          label={t('languages.problem')}
          defaultValue={problem ?? ''}
          options={[['', t('languages.all')], ...problems]}
        />
        <SelectField
          name="language"
          label={t('languages.language')}
          defaultValue={language ?? ''}
          options={[['', t('languages.both')], ...LANGUAGES.map((one) => [one, t(`language.${one}`)] as const)]}
        />
      </FilterForm>
      {!isWhole && <p role="status">{t('followed.unfinished')}</p>}
      {total === 0 && isWhole && <Empty>{t(problem || language ? 'content.none' : 'languages.none')}</Empty>}
      {total > 0 && (
        <div ref={list} role="group" aria-label={t('languages.title')} onKeyDown={walk}>
          <p className={styles['keys']}>{t('languages.keys')}</p>
          <DataTable caption={t('languages.title')} head={head}>
            {tasks.map((task) => (
              <tr key={`${task.collection}/${task.id}/${task.column}/${task.language}/${task.problem}/${task.part}`}>
                <Cell label={head[0]} isMain>
                  <span>
                    {task.address ? (
                      <Link to={task.address} state={RETURNING} data-task>
                        {task.title || t('content.untitled')}
                      </Link>
                    ) : (
                      task.title
                    )}{' '}
                    · {task.place} · {task.label}
                    {task.visits > 0 && ` · ${t('languages.visits', { count: task.visits })}`}
                  </span>
                </Cell>
                <Cell label={head[1]}>
                  <Mark>{`${t(`languages.problem.${task.problem}`)} · ${t(`language.${task.language}`)}`}</Mark>
                </Cell>
                <Cell label={head[2]}>
                  <Says task={task} />
                </Cell>
                <Cell label={head[3]} isEnd>
                  {task.problem === 'outdated' && <ConfirmText {...task} />}
                </Cell>
              </tr>
            ))}
          </DataTable>
        </div>
      )}
      <Pager list={{ total, page, pageSize: PAGE_SIZE }} />
    </>
  );
}

type Task = Route.ComponentProps['loaderData']['tasks'][number];

/** The text, and the one it should follow where that is what is missing. */
function Says({ task: { problem, language, says, other, part } }: { task: Task }) {
  const t = useTexts();
  const otherLanguage: Language = language === 'en' ? 'ar' : 'en';
  return (
    <span className={styles['says']}>
      {part !== '' && <bdi className={styles['part']}>{problem === 'long' ? t('languages.room', { count: Number(part) }) : part}</bdi>}
      {says !== '' && (
        <span lang={language} dir={LOCALES[language].dir}>
          {plain(says)}
        </span>
      )}
      {(problem === 'missing' || problem === 'outdated') && (
        <span lang={otherLanguage} dir={LOCALES[otherLanguage].dir} className={styles['other']}>
          {plain(other)}
        </span>
      )}
    </span>
  );
}

/** The words of a rich text, cut where a line of a table ends. */
function plain(text: string): string {
  const excerpt = text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return excerpt.length > 160 ? `${excerpt.slice(0, excerpt.lastIndexOf(' ', 160))} …` : excerpt;
}
