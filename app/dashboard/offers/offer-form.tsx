import type { WholeOffer } from '#api/features/offers/present-offer.ts';
import { writePercent } from '#content/offers/typed-money.ts';
import { request } from '#app/page/api-client.ts';
import { GuardedForm } from '#app/dashboard/forms/guarded-form.tsx';
import type { Answer } from '#app/dashboard/send.ts';
import { useMay } from '#app/dashboard/rights.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { TextArea, TextField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { draftFrom } from './draft-from.ts';
import { OfferLines, type ProductName } from './offer-lines.tsx';
import styles from './offers.module.css';

type Props = {
  offer: WholeOffer;
  products: readonly ProductName[];
  /** What stood in the way when it was to be sent, by the names of its fields. */
  refused: Answer['errors'];
};

/** Everything that is typed into an offer. What the customer has stays as it was sent until it is sent again. */
export function OfferForm({ offer, products, refused }: Props) {
  const t = useTexts();
  const isLocked = !useMay()('offers.write');
  const { id, revision, customer } = offer;
  return (
    <GuardedForm
      copyName={`offers/${id}`}
      request={(typed) => request('PUT /offers/{id}', { params: { id }, body: draftFrom(typed, revision) })}
      savesOnLeave
      refused={refused}
      className={styles['column']}
      aria-label={t('offers.lines')}
      noValidate
    >
      {({ isSending, errors }) => (
        <fieldset className={styles['column']} disabled={isLocked}>
          <section className={styles['panel']} aria-labelledby="customer">
            <h2 id="customer">{t('offers.customer')}</h2>
            <div className={styles['fields']}>
              <TextField name="name" label={t('offers.name')} defaultValue={customer.name} error={errors['name']} dir="auto" />
              <TextField name="company" label={t('offers.company')} defaultValue={customer.company} error={errors['company']} dir="auto" />
              <TextField
                name="email"
                type="email"
                label={t('offers.email')}
                defaultValue={customer.email}
                error={errors['email']}
                dir="ltr"
              />
              <TextField
                name="phone"
                type="tel"
                label={t('offers.phone')}
                defaultValue={customer.phone}
                error={errors['phone']}
                dir="ltr"
              />
            </div>
          </section>
          <OfferLines offer={offer} products={products} errors={errors}>
            <div className={styles['fields']}>
              <TextField
                name="discount"
                inputMode="decimal"
                label={t('offers.discount')}
                defaultValue={offer.discount > 0 ? writePercent(offer.discount) : ''}
                error={errors['discount']}
                dir="ltr"
              />
              <TextField
                name="valid_until"
                type="date"
                label={t('offers.valid-until')}
                defaultValue={offer.valid_until}
                error={errors['valid_until']}
              />
            </div>
          </OfferLines>
          <section className={styles['panel']}>
            <TextArea name="notes" label={t('offers.notes')} defaultValue={offer.notes} error={errors['notes']} rows={3} dir="auto" />
            <TextArea name="terms" label={t('offers.terms')} defaultValue={offer.terms} error={errors['terms']} rows={5} dir="auto" />
            <div className={styles['actions']}>
              <Action type="submit" look="main" disabled={isSending}>
                {t('offers.save')}
              </Action>
            </div>
          </section>
        </fieldset>
      )}
    </GuardedForm>
  );
}
