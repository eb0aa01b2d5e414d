import { useNavigate } from 'react-router';
import { request } from '#app/page/api-client.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { Allowed } from '#app/dashboard/rights.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';

export function OfferFromLead({ id }: { id: number }) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { call, isBusy } = useBusyChange();

  async function begin() {
    const answer = await call(request('POST /offers', { body: { lead_id: id } }));
    if (answer.isOk) await navigate(inLanguage(`/dashboard/offers/${answer.body.id}`, language));
  }

  return (
    <Allowed to="offers.write">
      <Action glyph="receipt" disabled={isBusy} onClick={() => void begin()}>
        {t('offers.from-lead')}
      </Action>
    </Allowed>
  );
}
