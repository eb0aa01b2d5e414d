import { pairsOf } from '#content/known.ts';
import type { SharedOffer } from '#api/features/offers/customer.ts';
import { CURRENCY_OF } from '#content/specifications/price.ts';
import { writeMoney, writePercent } from '#content/offers/typed-money.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { MixedText } from '#app/ui/foreign/mixed-text.tsx';
import { Heading } from '#app/ui/layout/heading.tsx';
import { writeDay } from '#i18n/write-day.ts';
import styles from './offer.module.css';

/** The same words as on paper, for a phone. */
export function OfferPaper({ offer, token }: { offer: SharedOffer; token: string }) {
  const t = useTexts();
  // Whoever reads it in the other language reads its days and sums in it too; what was written for it stays as it was sent.
  const language = useLanguage();
  const pdf = `/api/${offer.language}/shared-offers/${token}/offer.pdf`;
  const { number, version, country, customer, lines, sums, vat, discount, day, valid_until, notes, terms } = offer;
  // The number is never broken, nor turned around.
  const [before, after] = t('site.offer.title', { number: '|' }).split('|');
  const money = (amount: number) => writeMoney(amount, CURRENCY_OF[country], language);
  const rows = [
    [t('site.offer.subtotal'), sums.subtotal],
    ...(discount > 0
      ? ([
          [t('site.offer.discount', { percent: writePercent(discount) }), -sums.discount],
          [t('site.offer.net'), sums.net],
        ] as const)
      : []),
    [t('site.offer.vat', { percent: writePercent(vat) }), sums.vat],
  ] as const;
  return (
    <article className={styles['paper']}>
      <Heading level={1} size="l" lead={t('site.offer.for', { name: customer.company || customer.name })}>
        {before}
        <bdi className={styles['number']}>{number}</bdi>
        {after}
      </Heading>
      <p>
        {version > 1 && `${t('site.offer.version', { version })} · `}
        {t('site.offer.dated', { day: writeDay(day, language), until: writeDay(valid_until, language) })}
      </p>
      <p>
        <LinkButton to={pdf} look="line" icon={<Icon name="download" />}>
          {t('site.offer.pdf')}
        </LinkButton>{' '}
        <LinkButton to={`${pdf}?language=both`} look="words" icon={<Icon name="download" />}>
          {t('site.offer.pdfBoth')}
        </LinkButton>
      </p>
      <h2>{t('site.offer.lines')}</h2>
      <ol className={styles['lines']}>
        {pairsOf(lines, sums.lines).map(([line, { net }], index) => (
          <li key={index}>
            <p>
              <strong dir="auto">
                <MixedText text={line.title} />
              </strong>
              {line.note && (
                <span dir="auto" className={styles['note']}>
                  <MixedText text={line.note} />
                </span>
              )}
            </p>
            <dl>
              <div>
                <dt>{t('site.offer.quantity')}</dt>
                <dd>{line.quantity}</dd>
              </div>
              <div>
                <dt>{t('site.offer.price')}</dt>
                <dd>
                  {money(line.unit_price)}
                  {line.discount > 0 && ` (${t('site.offer.off', { percent: writePercent(line.discount) })})`}
                </dd>
              </div>
              <div>
                <dt>{t('site.offer.sum')}</dt>
                <dd>{money(net)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
      <dl className={styles['sums']}>
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('site.offer.total')}</dt>
          <dd>{money(sums.total)}</dd>
        </div>
      </dl>
      <p className={styles['note']}>{t('site.offer.rule')}</p>
      <p className={styles['note']}>{t('site.offer.notInvoice')}</p>
      <Paragraphs title={t('site.offer.notes')} text={notes} />
      <Paragraphs title={t('site.offer.terms')} text={terms} />
    </article>
  );
}

function Paragraphs({ title, text }: { title: string; text: string }) {
  if (text === '') return null;
  return (
    <>
      <h2>{title}</h2>
      <p dir="auto" className={styles['words']}>
        <MixedText text={text} />
      </p>
    </>
  );
}
