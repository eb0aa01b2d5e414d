import { MOUNTINGS, SERVICE_SIDES, SHOWS } from '#content/advisor/question.ts';
import type { QuestionKey } from '#content/advisor/question-keys.ts';
import { SPECIFICATIONS } from '#content/specifications/kinds.ts';
import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { useCountry } from '#app/site/country.ts';
import { COUNTRIES } from '#i18n/locales.ts';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import type { AdvisorData } from './load-advisor.server.ts';
import { problemText } from './problem-text.ts';
import styles from './advisor-form.module.css';

const MEASURES = ['nearest', 'farthest', 'width', 'height'] as const;

/** The answers are the address: a plain form that asks for the page with them. */
export function AdvisorForm({ places, typed, problems }: Pick<AdvisorData, 'places' | 'typed' | 'problems'>) {
  const t = useTexts();
  const language = useLanguage();
  const { currency } = COUNTRIES[useCountry()];
  const isWrong = Object.keys(problems).length > 0;
  const given = (name: QuestionKey) => ({ name, defaultValue: typed[name] ?? '', error: problemText(t, name, problems[name]) });
  const action = pagePath('advisor', language);
  return (
    <form method="get" action={`${action}#answer`} className={styles['form']} aria-label={t('site.advisor.form')} noValidate>
      {isWrong && (
        <div className={styles['wide']} id="answer" tabIndex={-1}>
          <FormStatus kind="error">{t('site.advisor.check')}</FormStatus>
        </div>
      )}
      <div className={styles['wide']}>
        <Field as="select" label={t('site.advisor.place')} {...given('place')}>
          <option value="">{t('site.advisor.choosePlace')}</option>
          {Object.entries(places).map(([place, name]) => (
            <option key={place} value={place}>
              {name}
            </option>
          ))}
        </Field>
      </div>
      {MEASURES.map((name) => (
        <Field
          key={name}
          label={t(`site.advisor.${name}`)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          {...given(name)}
          hint={name === 'width' ? t('site.advisor.sizeHint') : undefined}
        />
      ))}
      <fieldset className={styles['wide']}>
        <legend className={styles['legend']}>{t('site.advisor.shows')}</legend>
        <div className={styles['choices']}>
          {SHOWS.toReversed().map((shows) => (
            <label key={shows} className={styles['choice']}>
              <input type="radio" name="shows" value={shows} defaultChecked={(typed.shows ?? 'both') === shows} />
              {t(`site.advisor.shows.${shows}`)}
            </label>
          ))}
        </div>
        {problems.shows && <FormStatus kind="error">{problemText(t, 'shows', problems.shows)}</FormStatus>}
      </fieldset>
      <Field as="select" label={t('site.advisor.mounting')} {...given('mounting')}>
        <option value="">{t('site.advisor.anyMounting')}</option>
        {MOUNTINGS.map((mounting) => (
          <option key={mounting} value={mounting}>
            {SPECIFICATIONS.mounting.options[mounting][language]}
          </option>
        ))}
      </Field>
      <Field as="select" label={t('site.advisor.service')} {...given('service')}>
        <option value="">{t('site.advisor.anyService')}</option>
        {SERVICE_SIDES.map((side) => (
          <option key={side} value={side}>
            {t(`site.advisor.service.${side}`)}
          </option>
        ))}
      </Field>
      <Field label={t('site.advisor.budget')} inputMode="numeric" autoComplete="off" maxLength={20} {...given('budget')} />
      <Field
        as="select"
        label={t('site.advisor.currency')}
        {...given('currency')}
        defaultValue={typed.currency ?? currency}
        data-follows-country={typed.currency ? undefined : ''}
      >
        {(['SAR', 'AED'] as const).map((code) => (
          <option key={code} value={code}>
            {t(`site.advisor.currency.${code}`)}
          </option>
        ))}
      </Field>
      <div className={`${styles['wide']} ${styles['send']}`}>
        <Button type="submit" look="light">
          {t('site.advisor.ask')}
        </Button>
        {Object.keys(typed).length > 0 && (
          <LinkButton to={action} look="words">
            {t('site.advisor.again')}
          </LinkButton>
        )}
        {isWrong && (
          <LinkButton to={pagePath('register', language)} look="words">
            {t('site.advisor.project')}
          </LinkButton>
        )}
      </div>
    </form>
  );
}
