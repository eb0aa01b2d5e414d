import { useLanguage, useTexts } from '#app/page/texts.ts';
import { type Compared, MOST_PIECES } from '#content/shortlist.ts';
import { sizeOf } from './listed-products.ts';

const TOO_MANY = /x\d{4,}$/;

type Props = { unread: readonly string[]; changed: readonly { name: string; asked: Compared }[]; className: string | undefined };

/** What of an address is not in the list under it, and what stands there otherwise than it was asked for. */
export function NotAsAsked({ unread, changed, className }: Props) {
  const t = useTexts();
  const comma = useLanguage() === 'ar' ? '، ' : ', ';
  const isolated = (texts: readonly string[]) => texts.map((text) => `\u2068${text}\u2069`).join(comma);
  const others = unread.filter((part) => !TOO_MANY.test(part));
  return (
    <>
      {others.length < unread.length && (
        <p role="status" className={className}>
          {t('site.shortlist.mostPieces', { most: MOST_PIECES })}
        </p>
      )}
      {others.length > 0 && (
        <p role="status" className={className}>
          {t('site.shortlist.unread', { names: isolated(others) })}
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
