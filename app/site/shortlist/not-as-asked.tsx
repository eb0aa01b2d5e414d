import { useLanguage, useTexts } from '#app/page/texts.ts';
import type { Compared } from '#content/shortlist.ts';
import { sizeOf } from './listed-products.ts';

type Props = { unread: readonly string[]; changed: readonly { name: string; asked: Compared }[]; className: string | undefined };

/** What of an address is not in the list under it, and what stands there otherwise than it was asked for. */
export function NotAsAsked({ unread, changed, className }: Props) {
  const t = useTexts();
  const comma = useLanguage() === 'ar' ? '، ' : ', ';
  const isolated = (texts: readonly string[]) => texts.map((text) => `\u2068${text}\u2069`).join(comma);
  return (
    <>
      {unread.length > 0 && (
        <p role="status" className={className}>
          {t('site.shortlist.unread', { names: isolated(unread) })}
        </p>
      )}
      {changed.length > 0 && (
        <p role="status" className={className}>
          {t('site.shortlist.changed', { names: isolated(changed.map(({ name, asked }) => `${name} (${sizeOf(asked, t)})`)) })}
        </p>
      )}
    </>
  );
}
