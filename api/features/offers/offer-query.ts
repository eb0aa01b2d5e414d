import * as z from 'zod';
import { textSchema } from '#content/fields/text.ts';
import { OFFER_ORDERS } from '#store/offers/order-offers.ts';
import { OwnedBy } from '#api/http/owned-by.ts';

export const FOUND_STATES = ['draft', 'sent', 'seen', 'accepted', 'declined', 'expired'] as const;

export const OfferQuerySchema = z.strictObject({
  state: z.enum(FOUND_STATES, { error: 'not-a-choice' }).optional(),
  country: z.enum(['sa', 'ae'], { error: 'not-a-choice' }).optional(),
  search: textSchema(200).optional(),
  owner: OwnedBy,
  sort: z.enum(OFFER_ORDERS, { error: 'not-a-choice' }).optional().describe('a column; with a minus from its end'),
});
export type OfferQuery = z.output<typeof OfferQuerySchema> & { lead?: number; ids?: readonly number[] | undefined };

/** From the address of the list's page; a value that makes no sense is as good as none. */
export function offerQueryFrom(params: URLSearchParams): OfferQuery {
  const given = (name: string) => params.get(name) || undefined;
  const State = OfferQuerySchema.shape.state.catch(undefined);
  const Country = OfferQuerySchema.shape.country.catch(undefined);
  const Search = OfferQuerySchema.shape.search.catch(undefined);
  const Owner = OfferQuerySchema.shape.owner.catch(undefined);
  const Sort = OfferQuerySchema.shape.sort.catch(undefined);
  return {
    state: State.parse(given('state')),
    country: Country.parse(given('country')),
    search: Search.parse(given('search')),
    owner: Owner.parse(given('owner')),
    sort: Sort.parse(given('sort')),
  };
}
