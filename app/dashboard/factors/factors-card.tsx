import { useState } from 'react';
import { request } from '#app/page/api-client.ts';
import { useFormats } from '#app/dashboard/formats.ts';
import styles from '#app/dashboard/ui/panel.module.css';
import type { Answer } from '#app/dashboard/send.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Cell, DataTable } from '#app/dashboard/ui/data-table.tsx';
import { Question } from '#app/dashboard/ui/question.tsx';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { useChange } from '#app/dashboard/use-change.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import factorStyles from './factors.module.css';
import { hasPasskeys, makePasskey } from './passkey-browser.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { RecoveryDialog } from './recovery-dialog.tsx';
import { type AppSecret, TotpDialog } from './totp-dialog.tsx';

type FactorView = { id: number; kind: 'totp' | 'passkey'; name: string; createdAt: string; usedAt: string | null };

/** What one has besides the password, for people who have never had such a thing. */
export function FactorsCard({ factors, recoveryCodes }: { factors: readonly FactorView[]; recoveryCodes: number }) {
  const t = useTexts();
  const { when } = useFormats();
  const [api, say, revalidate, change] = [useApi(), useMessages(), useRevalidate(), useChange()];
  const [begun, setBegun] = useState<AppSecret>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isNaming, setIsNaming] = useState(false);
  const [doomed, setDoomed] = useState<FactorView>();
  const head = [t('factors.name'), t('factors.kind'), t('factors.added'), t('factors.used'), t('table.actions')] as const;
  const nameOf = ({ name, kind }: FactorView) => name || t(`factors.kind.${kind}`);

  async function take(answer: Answer<{ recoveryCodes?: readonly string[] | undefined }>) {
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message });
    setErrors(answer.errors);
    if (!answer.isOk) return;
    setBegun(undefined);
    setCodes(answer.body.recoveryCodes ?? []);
    await revalidate();
  }

  async function beginApp() {
    const answer = await api(request('POST /auth/factors/totp'));
    setErrors({});
    if (answer.isOk) setBegun(answer.body);
    else say({ kind: 'error', text: answer.message });
  }

  async function addPasskey(name: string) {
    setIsNaming(false);
    const options = await api(request('POST /auth/factors/passkey'));
    if (!options.isOk) return say({ kind: 'error', text: options.message });
    const response = await makePasskey(options.body);
    if (!response) return say({ kind: 'error', text: t('factors.passkey.failed') });
    return take(await api(request('POST /auth/factors/passkey/confirm', { body: { response, name } })));
  }

  return (
    <section className={styles['card']} id="second-step">
      <h2>{t('factors.title')}</h2>
      <p>{t('factors.lead')}</p>
      {factors.length === 0 && <p>{t('factors.none')}</p>}
      {factors.length > 0 && (
        <DataTable caption={t('factors.title')} head={head}>
          {factors.map((factor) => (
            <tr key={factor.id}>
              <Cell label={head[0]}>
                <strong dir="auto">{nameOf(factor)}</strong>
              </Cell>
              <Cell label={head[1]}>{t(`factors.kind.${factor.kind}`)}</Cell>
              <Cell label={head[2]}>{when(factor.createdAt)}</Cell>
              <Cell label={head[3]}>{factor.usedAt ? when(factor.usedAt) : '–'}</Cell>
              <Cell label={head[4]} isEnd>
                <Action look="danger" aria-label={`${t('factors.remove')}: ${nameOf(factor)}`} onClick={() => setDoomed(factor)}>
                  {t('factors.remove')}
                </Action>
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
      <p>{t('factors.passkey.lead')}</p>
      <div className={factorStyles['actions']}>
        <Action glyph="key" onClick={() => (hasPasskeys() ? setIsNaming(true) : say({ kind: 'error', text: t('factors.passkey.none') }))}>
          {t('factors.passkey.add')}
        </Action>
      </div>
      <p>{t('factors.totp.lead')}</p>
      <div className={factorStyles['actions']}>
        <Action glyph="phone" onClick={() => void beginApp()}>
          {t('factors.totp.add')}
        </Action>
      </div>
      {factors.length > 0 && (
        <>
          <p>{t('factors.codes.left', { count: recoveryCodes })}</p>
          <div>
            <Action onClick={() => void api(request('POST /auth/factors/recovery-codes')).then(take)}>{t('factors.codes.renew')}</Action>
          </div>
        </>
      )}
      <TotpDialog
        begun={begun}
        errors={errors}
        onClose={() => setBegun(undefined)}
        onConfirm={(typed) => void api(request('POST /auth/factors/totp/confirm', { body: typed })).then(take)}
      />
      <PasskeyDialog isOpen={isNaming} onClose={() => setIsNaming(false)} onName={(name) => void addPasskey(name)} />
      <RecoveryDialog codes={codes} onClose={() => setCodes([])} />
      <Question
        isOpen={doomed !== undefined}
        text={t('factors.remove.question', { name: doomed ? nameOf(doomed) : '' })}
        yes={t('factors.remove')}
        isGrave
        onYes={() => doomed && void change(request('DELETE /auth/factors/{id}', { params: { id: doomed.id } }))}
        onClose={() => setDoomed(undefined)}
      />
    </section>
  );
}
