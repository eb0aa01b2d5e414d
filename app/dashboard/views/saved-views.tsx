import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { areaOfView } from '#content/view-screens.ts';
import { request } from '#app/page/api-client.ts';
import { textsOf } from '#app/dashboard/forms/texts-of.ts';
import { useMay } from '#app/dashboard/rights.tsx';
import { Action, GlyphButton } from '#app/dashboard/ui/action.tsx';
import { keepFocus } from '#app/dashboard/ui/keep-focus.ts';
import { TextField } from '#app/dashboard/ui/text-field.tsx';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './saved-views.module.css';

type View = { id: number; name: string; query: string; is_shared: boolean; is_mine: boolean };

/** Query keys that are no filter: the page of the list, and what is open over it. */
const NOT_IN_VIEWS: readonly string[] = ['page', 'below', 'edit', 'add', 'history', 'file'];

/** Filters of a list under a name, one tap away; what is filtered just now can be saved as another. */
export function SavedViews({ screen, views }: { screen: string; views: readonly View[] }) {
  const t = useTexts();
  const mayShare = useMay()(`${areaOfView(screen)}.write`);
  const { call, isBusy } = useBusyChange();
  const [params] = useSearchParams();
  const [naming, setNaming] = useState<'new' | View['id']>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const shown = sameOrder([...params].filter(([name, value]) => !NOT_IN_VIEWS.includes(name) && value !== ''));
  const current = views.find(({ query }) => sameOrder([...new URLSearchParams(query)]) === shown);
  const canSave = shown !== '' && !current;
  const mayChange = current !== undefined && (current.is_mine || mayShare);
  const isNaming = (canSave && naming === 'new') || (mayChange && naming === current.id);
  const end = () => {
    setNaming(undefined);
    setErrors({});
  };

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { name = '', shared } = textsOf(event.currentTarget);
    const answer = current ? await rename(current, name, shared === 'on') : await add(name, shared === 'on');
    setErrors(answer.errors);
    if (answer.isOk) end();
  }

  const add = (name: string, shared: boolean) => call(request('POST /views', { body: { screen, name, query: shown, shared } }));

  function rename({ id, name: before, is_shared }: View, name: string, shared: boolean) {
    const to = (body: { name: string; shared: boolean }) =>
      request('PATCH /views/{id}', { params: { id }, body: mayShare ? body : { name: body.name } });
    return call(to({ name, shared }), to({ name: before, shared: is_shared }));
  }

  const forget = ({ id }: View) =>
    void call(request('DELETE /views/{id}', { params: { id } }), request('POST /views/{id}/restore', { params: { id } }));

  if (views.length === 0 && !canSave) return null;
  return (
    <nav className={styles['views']} aria-label={t('desk.views')}>
      <ul>
        {views.map((view) => (
          <li key={view.id} data-current={view === current || undefined}>
            <Link to={`?${view.query}`} aria-current={view === current ? 'true' : undefined}>
              <bdi>{view.name}</bdi>
              {!view.is_shared && <small>{t('desk.views.own')}</small>}
            </Link>
            {view === current && mayChange && (
              <>
                <GlyphButton
                  glyph="pencil"
                  label={t('desk.views.rename', { name: `\u2068${view.name}\u2069` })}
                  disabled={isBusy}
                  onClick={() => setNaming(view.id)}
                />
                <GlyphButton
                  glyph="x"
                  label={t('desk.views.remove', { name: `\u2068${view.name}\u2069` })}
                  disabled={isBusy}
                  onClick={() => forget(view)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {canSave && !isNaming && (
        <Action look="quiet" onClick={() => setNaming('new')}>
          {t('desk.views.save')}
        </Action>
      )}
      {isNaming && (
        <form key={current?.id} ref={beginHere} className={styles['naming']} onSubmit={(event) => void save(event)}>
          <TextField
            name="name"
            label={t('desk.views.name')}
            defaultValue={current?.name}
            required
            maxLength={60}
            dir="auto"
            error={errors['name']}
          />
          {mayShare && (
            <label className={styles['share']}>
              <input type="checkbox" name="shared" defaultChecked={current?.is_shared} /> {t('desk.views.share')}
            </label>
          )}
          <Action type="submit" look="main" disabled={isBusy}>
            {t('desk.views.save.yes')}
          </Action>
          <Action onClick={end}>{t('action.cancel')}</Action>
        </form>
      )}
    </nav>
  );
}

function beginHere(form: HTMLFormElement | null) {
  form?.querySelector('input')?.focus();
  return keepFocus(form);
}

/** Filters are the same in whatever order somebody chose them. */
function sameOrder(pairs: readonly (readonly string[])[]): string {
  return String(
    new URLSearchParams(pairs.map(([name = '', value = '']) => [name, value]).toSorted(([a = ''], [b = '']) => a.localeCompare(b))),
  );
}
