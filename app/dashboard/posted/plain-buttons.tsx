import { ACTION } from '#app/dashboard/ui/action.tsx';
import { NAMES } from './names.ts';

/** A button for whoever has no scripts; those who have them get another, which says what it does at once. */
export function PlainButton({ name, value, children }: { name: string; value: string; children: string }) {
  return (
    <noscript>
      <button type="submit" name={name} value={value} className={ACTION} data-look="plain">
        {children}
      </button>
    </noscript>
  );
}

/** What the Enter key presses in a form whose first button does something else. */
export function PlainDefault() {
  return (
    <noscript>
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
    </noscript>
  );
}

export function RowButton({ value, children }: { value: string; children: string }) {
  return (
    <PlainButton name={NAMES.row} value={value}>
      {children}
    </PlainButton>
  );
}
