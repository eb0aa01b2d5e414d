import { useTexts } from '#app/page/texts.ts';
import { AskedFor } from '#app/site/inquiry/asked-for.tsx';
import { Field } from '#app/ui/field/field.tsx';
import type { Chosen } from '#content/chosen-size.ts';
import { offeredSizes } from '#content/offered-size.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import { writeNumber } from '#content/specifications/write.ts';

type SizeFieldProps = {
  specifications: Specifications;
  chosen: Chosen;
  /** What was sent and refused for something else. */ typed: string | undefined;
};

/** The size an inquiry without scripts is for: one of those offered, or the wall in the address. */
export function SizeField({ specifications, chosen, typed }: SizeFieldProps) {
  const t = useTexts();
  if (chosen && 'wall' in chosen) return <AskedFor size={t('site.specs.cabinets', { columns: chosen.wall[0], rows: chosen.wall[1] })} />;
  const sizes = offeredSizes(specifications);
  if (sizes.length < 2) return null;
  return (
    <Field as="select" name="size" label={t('site.specs.size')} defaultValue={typed ?? (chosen && String(chosen.size))}>
      {sizes.map((size) => (
        <option key={size} value={size}>
          {t('site.specs.inch', { size: writeNumber(size) })}
        </option>
      ))}
    </Field>
  );
}
