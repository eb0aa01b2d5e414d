import type { MouseEvent } from 'react';
import { useSearchParams } from 'react-router';
import { SAID } from '#app/dashboard/posted/names.ts';

/** What a button asks the address for: of the form with the rest of the query, or of the one without. */
const IDS = { openers: 'openers', sections: 'sections' } as const;
const OPENED: ReadonlySet<string> = new Set(['edit', 'add', 'history', 'tab', SAID]);

type Opens = { type: 'submit'; form: string; name?: string; value?: string; onClick: (event: MouseEvent) => void };

/** A button that opens what the address names; until scripts are awake the browser asks for that address itself. */
export function opens(
  act: () => void,
  [name, value]: readonly [name?: string, value?: string | number] = [],
  among: keyof typeof IDS = 'openers',
): Opens {
  return {
    type: 'submit',
    form: IDS[among],
    ...(name !== undefined && { name, value: String(value) }),
    onClick(event) {
      event.preventDefault();
      act();
    },
  };
}

/** The forms such buttons belong to, wherever they stand. */
export function Openers() {
  const [params] = useSearchParams();
  return (
    <>
      <form id={IDS.sections} method="get" hidden />
      <form id={IDS.openers} method="get" hidden>
        {[...params].map(([name, value]) => OPENED.has(name) || <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)}
      </form>
    </>
  );
}
