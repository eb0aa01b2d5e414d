import { pagePath } from '#app/page/links.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import styles from './compare-page.module.css';

/** A plain form whose boxes become the address. */
export function CompareChoices({ choices, chosen }: { choices: readonly { id: number; name: string }[]; chosen: readonly number[] }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <form action={pagePath('compare', language)} className={styles['choices']}>
      <fieldset>
        <legend>{t('site.compare.choose')}</legend>
        <ul>
          {choices.map(({ id, name }) => (
            <li key={id}>
              <label>
                <input type="checkbox" name="products" value={id} defaultChecked={chosen.includes(id)} />
                <bdi>{name}</bdi>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <Button type="submit" look="light">
        {t('site.compare.show')}
      </Button>
    </form>
  );
}
