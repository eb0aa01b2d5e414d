import { useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { inLanguage } from '#app/site/address.ts';
import { useLanguage } from '#app/site/texts.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { FieldFrame } from '#app/dashboard/ui/field-frame.tsx';
import frame from '#app/dashboard/ui/field-frame.module.css';
import { useWords } from '#app/dashboard/words.ts';
import type { InputProps } from './input-props.ts';
import type { LinkTargets } from '#app/dashboard/routes/link-targets.ts';
import { setValue } from './set-value.ts';
import styles from './inputs.module.css';

/** An address somebody may type, where it finally leads, and everything on the site to choose from. */
export function LinkInput({ field: { help }, name, label, value, error }: InputProps) {
  const id = useId();
  const t = useWords();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(String(value ?? ''));
  const [isOpen, setIsOpen] = useState(false);
  const targets = useFetcher<LinkTargets>();

  function choose(address: string) {
    setValue(input.current, address);
    setTyped(address);
    setIsOpen(false);
  }

  return (
    <FieldFrame id={id} label={label} hint={help} error={error}>
      {(ties) => (
        <>
          <div className={styles['row']}>
            <input
              ref={input}
              name={name}
              defaultValue={String(value ?? '')}
              className={frame['control']}
              dir="ltr"
              inputMode="url"
              onChange={(event) => setTyped(event.currentTarget.value)}
              {...ties}
            />
            <Action
              glyph="link"
              onClick={() => {
                setIsOpen(true);
                if (!targets.data) void targets.load(inLanguage('/dashboard/link-targets', language));
              }}
            >
              {t('content.choose')}
            </Action>
          </div>
          {typed && (
            <p className={styles['hint']}>
              {t('content.link.leads-to')}{' '}
              <a href={inLanguage(typed, language)} target="_blank" rel="noopener" dir="ltr">
                {inLanguage(typed, language)}
              </a>
            </p>
          )}
          <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('content.link.choose')} closeLabel={t('action.close')}>
            <TargetList targets={targets.data} onChoose={choose} />
          </Dialog>
        </>
      )}
    </FieldFrame>
  );
}

function TargetList({ targets, onChoose }: { targets: LinkTargets | undefined; onChoose: (address: string) => void }) {
  const t = useWords();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  return (
    <>
      <input
        type="search"
        aria-label={t('content.link.search')}
        placeholder={t('content.link.search')}
        className={frame['control']}
        data-first-focus
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {!targets && <p>{t('state.loading')}</p>}
      {targets?.groups.map(({ label, targets: all }) => {
        const found = all.filter((target) => target.title.toLowerCase().includes(wanted) || target.address.includes(wanted));
        return found.length === 0 ? null : (
          <section key={label} className={styles['targets']}>
            <h3>{label}</h3>
            <ul>
              {found.map((target) => (
                <li key={target.address}>
                  <button type="button" onClick={() => onChoose(target.address)}>
                    <span>{target.title}</span>
                    <code dir="ltr">{target.address}</code>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
