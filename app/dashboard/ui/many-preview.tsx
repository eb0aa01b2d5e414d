import { type ReactNode, useState } from 'react';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { Action } from './action.tsx';
import styles from './many-preview.module.css';

const SHOWN = 5;

export type Staying = { why: 'already' | 'sent' | 'used'; names: readonly string[] };

type Wanted = {
  what: 'change' | 'delete' | 'restore' | 'publish' | 'hide';
  title: string;
  names: readonly string[];
  count?: number;
  staying?: readonly Staying[];
  /** Nothing brings it back: one alone is asked about too. */
  isFinal?: boolean;
  run: () => void;
  children?: ReactNode;
};

/** What a change of many will do, before it is done: how many and which, and which stay as they are. One alone is changed at once where it can be undone. */
export function useManyPreview() {
  const [wanted, setWanted] = useState<Wanted>();
  const close = () => setWanted(undefined);
  return {
    ask(next: Wanted) {
      const staying = next.staying?.filter(({ names }) => names.length > 0) ?? [];
      if (next.names.length === 1 && staying.length === 0 && !next.children && !next.isFinal) next.run();
      else setWanted({ ...next, staying });
    },
    preview: <ManyPreview wanted={wanted} onClose={close} />,
  };
}

export function ManyPreview({ wanted, onClose }: { wanted: Wanted | undefined; onClose: () => void }) {
  const t = useTexts();
  const count = wanted?.count ?? wanted?.names.length ?? 0;
  return (
    <Dialog isOpen={wanted !== undefined} onClose={onClose} title={wanted?.title} closeLabel={t('action.close')}>
      {wanted && (
        <>
          {count === 0 ? (
            <p>{t('content.change.nothing')}</p>
          ) : (
            <Named text={t(`many.${wanted.what}`, { count })} names={wanted.names} count={count} />
          )}
          <StayingRows staying={wanted.staying ?? []} />
          {wanted.children}
          <div className={styles['answers']}>
            {wanted.what !== 'delete' && <Confirm wanted={wanted} count={count} onClose={onClose} />}
            <Action data-first-focus onClick={onClose}>
              {t('action.cancel')}
            </Action>
            {wanted.what === 'delete' && <Confirm wanted={wanted} count={count} onClose={onClose} />}
          </div>
        </>
      )}
    </Dialog>
  );
}

export function StayingRows({ staying }: { staying: readonly Staying[] }) {
  const t = useTexts();
  return staying.map(({ why, names }) =>
    names.length > 0 ? <Named key={why} text={t(`many.${why}`, { count: names.length })} names={names} isSoft /> : null,
  );
}

type NamedProps = { text: string; names: readonly string[]; count?: number; isSoft?: boolean };

function Confirm({ wanted: { what, run }, count, onClose }: { wanted: Wanted; count: number; onClose: () => void }) {
  const t = useTexts();
  if (count === 0) return null;
  return (
    <Action
      look={what === 'delete' ? 'danger' : 'main'}
      data-first-focus={what === 'delete' ? undefined : true}
      onClick={() => {
        run();
        onClose();
      }}
    >
      {t(`many.yes.${what}`, { count })}
    </Action>
  );
}

function Named({ text, names, count = names.length, isSoft = false }: NamedProps) {
  const t = useTexts();
  const more = count - Math.min(names.length, SHOWN);
  return (
    <div className={styles['named']} data-soft={isSoft || undefined}>
      <p>{text}</p>
      <ul>
        {names.slice(0, SHOWN).map((name, index) => (
          <li key={index}>
            <bdi>{name || t('content.untitled')}</bdi>
          </li>
        ))}
        {more > 0 && <li>{t('desk.each.more', { count: more })}</li>}
      </ul>
    </div>
  );
}
