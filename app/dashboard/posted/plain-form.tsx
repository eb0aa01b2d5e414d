import { ACTION } from '#app/dashboard/ui/action.tsx';
import { NAMES } from './names.ts';

/** One button that changes something, for whoever has no scripts. */
export function PlainForm({ form, action, children }: { form: string; action?: string; children: string }) {
  return (
    <noscript>
      <form method="post" action={action}>
        <input type="hidden" name={NAMES.form} value={form} />
        <button type="submit" className={ACTION} data-look="quiet">
          <span>{children}</span>
        </button>
      </form>
    </noscript>
  );
}
