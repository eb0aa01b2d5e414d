import type { OfferCard } from '#api/features/offers/present-offer.ts';
import { request } from '#app/page/api-client.ts';
import { useLanguage } from '#app/page/texts.ts';
import { Allowed } from '#app/dashboard/rights.tsx';
import { GuardedDownload } from '#app/dashboard/shell/guarded-download.tsx';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { ChosenBar, useChosenRows } from '#app/dashboard/ui/chosen-rows.tsx';
import { useManyPreview } from '#app/dashboard/ui/many-preview.tsx';
import { AssignField, type Staff } from '#app/dashboard/ui/owner-fields.tsx';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';

type Values = { owner?: number | null; deleted?: boolean };

/** Several offers at once: given to somebody, exported, and drafts thrown away; each change can be undone. Nothing is sent. */
export function useChosenOffers(offers: readonly OfferCard[], users: Staff) {
  const t = useTexts();
  const language = useLanguage();
  const say = useMessages();
  const { call, isBusy } = useBusyChange();
  const labelOf = ({ number, company, name }: OfferCard) => [number || t('offers.no-number'), company || name].filter(Boolean).join(' · ');
  const { choosing, picked, clear } = useChosenRows(offers, labelOf);
  const drafts = picked.filter(({ version }) => version === 0);
  const many = useManyPreview();

  async function change(some: readonly OfferCard[], what: Values, before: (offer: OfferCard) => Values) {
    const changes = some.map(({ id }) => ({ id, ...what }));
    const undone = some.map((offer) => ({ id: offer.id, ...before(offer), from: what }));
    const { isOk, status } = await call(
      request('POST /offers/changes', { body: { changes } }),
      request('POST /offers/changes', { body: { changes: undone } }),
    );
    if (isOk) clear();
    if (status === 404) say({ kind: 'error', text: t('desk.all.gone') });
  }

  function assign(owner: number | null, name: string) {
    const others = picked.filter((offer) => offer.owner !== owner);
    many.ask({
      what: 'change',
      title: `${t('desk.assign')}: ${name}`,
      names: others.map(labelOf),
      staying: [{ why: 'already', names: picked.filter((offer) => offer.owner === owner).map(labelOf) }],
      run: () => void change(others, { owner }, (offer) => ({ owner: offer.owner })),
    });
  }

  const remove = () =>
    many.ask({
      what: 'delete',
      title: t('offers.remove.many', { count: drafts.length }),
      names: drafts.map(labelOf),
      staying: [{ why: 'sent', names: picked.filter(({ version }) => version > 0).map(labelOf) }],
      run: () => void change(drafts, { deleted: true }, () => ({ deleted: false })),
    });

  return {
    choosing,
    bar: (
      <ChosenBar count={picked.length} onClear={clear}>
        <Allowed to="offers.write">
          <AssignField users={users} disabled={isBusy} onAssign={assign} />
        </Allowed>
        <GuardedDownload href={`/api/${language}/offers/export?ids=${picked.map(({ id }) => id).join(',')}`}>
          {t('desk.export')}
        </GuardedDownload>
        {drafts.length > 0 && (
          <Allowed to="offers.write">
            <Action look="danger" glyph="trash" disabled={isBusy} onClick={remove}>
              {t('offers.remove.many', { count: drafts.length })}
            </Action>
          </Allowed>
        )}
        {many.preview}
      </ChosenBar>
    ),
  };
}
