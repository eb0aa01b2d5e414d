import type { Language } from '#content/languages.ts';
import { request } from '#app/page/api-client.ts';
import { useTranslating } from '#app/dashboard/rights.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useChange } from '#app/dashboard/use-change.ts';

export function ConfirmText({ collection, id, language, title }: { collection: string; id: number; language: Language; title: string }) {
  const t = useTexts();
  const change = useChange();
  const own = useTranslating('content');
  if (own && !own.includes(language)) return null;
  return (
    <Action
      look="quiet"
      glyph="check"
      aria-label={`${t('languages.confirm')}: ${title}`}
      onClick={() => void change(request('POST /languages/{collection}/{id}/confirm', { params: { collection, id }, body: { language } }))}
    >
      {t('languages.confirm')}
    </Action>
  );
}
