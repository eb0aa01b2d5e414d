import { pagePath } from '#app/page/links.ts';
import { useFiles } from '#app/page/files.ts';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { type Compared, writeCompared } from '#content/shortlist.ts';
import { MostCompared } from './most-compared.tsx';
import styles from './compare-page.module.css';

type ChoicesProps = { choices: readonly { id: number; name: string; image: string }[]; chosen: readonly Compared[] };

/** A plain form whose boxes become the address; what is chosen already stays in its size. */
export function CompareChoices({ choices, chosen }: ChoicesProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <form action={pagePath('compare', language)} className={styles['choices']}>
      <fieldset>
        <legend>{t('site.compare.choose')}</legend>
        <ul>
          {choices.map(({ id, name, image }) => (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  name="products"
                  value={writeCompared(chosen.filter((one) => one.id === id)) || id}
                  defaultChecked={chosen.some((one) => one.id === id)}
                />
                <Look image={image} />
                <span>
                  <bdi>{name}</bdi>
                </span>
              </label>
            </li>
          ))}
          <MostCompared />
        </ul>
      </fieldset>
      <Button type="submit" look="light">
        {t('site.compare.show')}
      </Button>
    </form>
  );
}

function Look({ image }: { image: string }) {
  const file = useFiles()(image);
  const still = file?.poster ?? file;
  return (
    still && (
      <span className={styles['look']}>
        <Picture file={still} sizes="6rem" cover decorative />
      </span>
    )
  );
}
