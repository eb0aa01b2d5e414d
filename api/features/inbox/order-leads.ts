import { columnOf, isFromEnd, ordersOf } from '#content/list-order.ts';
import type { LeadKey } from '#store/leads/inbox.ts';
import { dashboardTexts } from '#i18n/messages/dashboard.ts';
import type { Language } from '#i18n/translate.ts';

export const STATUSES = ['new', 'in-progress', 'answered', 'spam'] as const;
const COLUMNS = ['received', 'name', 'kind', 'status', 'country', 'owner'] as const;
export const LEAD_ORDERS = ordersOf(COLUMNS);
export type LeadOrder = (typeof LEAD_ORDERS)[number];

type Placed = { id: number; text: string };
type Reader = { language: Language; staff: ReadonlyMap<number, string> };

/** The order of time is the one they are stored in. */
export function isByTime(sort: LeadOrder = '-received'): boolean {
  return columnOf(sort, COLUMNS) === 'received';
}

/** Messages in the order of a column, as its reader calls what stands there; states in the order of the work. */
export function inOrderOf(sort: LeadOrder, { language, staff }: Reader) {
  const column = columnOf(sort, COLUMNS);
  const texts: Readonly<Record<string, string>> = dashboardTexts[language];
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sign = isFromEnd(sort) ? -1 : 1;

  function textOf(lead: LeadKey): string {
    if (column === 'name') return lead.name.trim();
    if (column === 'owner') return lead.owner === null ? '' : (staff.get(lead.owner) ?? '');
    if (column === 'status') return String(STATUSES.findIndex((status) => status === lead.status));
    return column === 'kind' || column === 'country' ? (texts[`inbox.${column}.${lead[column]}`] ?? lead[column]) : '';
  }

  /** Equals stand newest first; what has nothing there stands last, whichever end the list begins at. */
  function byPosition(a: Placed, b: Placed): number {
    return Number(a.text === '') - Number(b.text === '') || compare(a.text, b.text) * sign || b.id - a.id;
  }

  const placed = (lead: LeadKey): Placed => ({ id: lead.id, text: textOf(lead) });
  return {
    ids: (leads: readonly LeadKey[]): number[] =>
      leads
        .map(placed)
        .toSorted(byPosition)
        .map(({ id }) => id),
    /** What stands before and after one that need not be among them any more. */
    around(leads: readonly LeadKey[], lead: LeadKey): { previous: number | null; next: number | null } {
      const here = placed(lead);
      const others = leads.map(placed).filter(({ id }) => id !== lead.id);
      const nearest = (found: readonly Placed[], way: 1 | -1) =>
        found.reduce<Placed | undefined>((best, one) => (best && byPosition(best, one) * way <= 0 ? best : one), undefined)?.id ?? null;
      return {
        previous: nearest(
          others.filter((one) => byPosition(one, here) < 0),
          -1,
        ),
        next: nearest(
          others.filter((one) => byPosition(one, here) > 0),
          1,
        ),
      };
    },
  };
}
