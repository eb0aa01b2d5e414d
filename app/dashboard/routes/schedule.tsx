import { LOCALES } from '#i18n/locales.ts';
import { useLanguage } from '#app/page/texts.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { recordAddress } from '#app/dashboard/record-address.server.ts';
import { useMay } from '#app/dashboard/rights.tsx';
import { ClockQuestion } from '#app/dashboard/schedule/clock-question.tsx';
import { ComingItem } from '#app/dashboard/schedule/coming-item.tsx';
import { ComingRelease } from '#app/dashboard/schedule/coming-release.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { Empty } from '#app/dashboard/ui/data-table.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import type { Route } from './+types/schedule.ts';
import styles from '#app/dashboard/schedule/schedule.module.css';

export const loader = dashboardLoader('content.read', async ({ operations: { schedule, releases }, language, user }) => {
  const [coming, clock, list] = await Promise.all([schedule.list(user, language), schedule.clock.state(), releases.list()]);
  const records = coming.map((one) => ({
    time: one.time,
    isLate: one.problem !== null,
    record: { ...one, address: recordAddress(one, language) },
    release: undefined,
  }));
  const planned = list.flatMap(({ id, name, count, state, time, country, problem }) =>
    time !== null && state !== 'published'
      ? [{ time, isLate: state === 'failed', record: undefined, release: { id, name, count, time, country, problem } }]
      : [],
  );
  const items = [...planned, ...records].toSorted((one, other) => (one.time < other.time ? -1 : 1));
  const failed = items.filter(({ isLate }) => isLate);
  const days = Map.groupBy(
    items.filter(({ isLate }) => !isLate),
    ({ time }) => time.slice(0, 10),
  );
  return {
    clock,
    failed,
    days: [...days].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([day, some]) => ({ day, items: some })),
  };
});

export default function Schedule({ loaderData: { clock, failed, days } }: Route.ComponentProps) {
  const t = useTexts();
  const mayPublish = useMay()('content.write');
  const { intl } = LOCALES[useLanguage()];
  const named = new Intl.DateTimeFormat(intl, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <>
      <PageHead title={t('schedule.title')} lead={<p>{t('schedule.lead')}</p>} />
      {clock && <ClockQuestion clock={clock} mayPublish={mayPublish} />}
      {failed.length === 0 && days.length === 0 && <Empty>{t('schedule.none')}</Empty>}
      <div className={styles['days']}>
        {[...(failed.length > 0 ? [{ day: '', items: failed }] : []), ...days].map(({ day, items }) => (
          <section key={day} className={styles['day']} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`}>
              {day === '' ? t('schedule.late') : <time dateTime={day}>{named.format(new Date(`${day}T00:00:00Z`))}</time>}
            </h2>
            <ul>
              {items.map(({ record, release, isLate }) =>
                record ? (
                  <ComingItem
                    key={`${record.collection}/${record.id}/${record.action}/${record.languages.join()}`}
                    coming={record}
                    mayPublish={mayPublish}
                  />
                ) : (
                  <ComingRelease key={`release/${release.id}`} {...release} isLate={isLate} />
                ),
              )}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
