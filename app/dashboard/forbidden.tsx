import { ALL_AREAS, AREAS, type Area, isRole, type Role, ROLES } from '#content/roles.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { ActionLink } from './ui/action.tsx';
import { PageHead } from './ui/page-head.tsx';
import { useTexts } from './texts.ts';
import { isOneOf, isRecord } from '#content/known.ts';

/** What the guard says of a screen that is not for everybody. */
export type Forbidden = { area: string | undefined; role: Role; mustEnrol?: boolean };

/** Says why: which part of the dashboard this is, and which role one has. */
export function ForbiddenScreen({ reason }: { reason: unknown }) {
  const t = useTexts();
  const language = useLanguage();
  const { area, role, mustEnrol } = readReason(reason);
  if (mustEnrol) {
    return (
      <PageHead title={t('factors.title')} lead={<p>{t('factors.must')}</p>}>
        <ActionLink look="main" to={inLanguage('/dashboard/account', language)}>
          {t('factors.must.link')}
        </ActionLink>
      </PageHead>
    );
  }
  return (
    <PageHead
      title={t('forbidden.title')}
      lead={
        <>
          <p>{area ? t('forbidden.area', { area: AREAS[area][language] }) : t('forbidden.lead')}</p>
          {role && <p>{t('forbidden.role', { role: ROLES[role].label[language], help: ROLES[role].help[language] })}</p>}
          <p>{t('forbidden.ask')}</p>
        </>
      }
    >
      <ActionLink to={inLanguage('/dashboard', language)}>{t('failed.back')}</ActionLink>
    </PageHead>
  );
}

function readReason(reason: unknown): { area?: Area; role?: Role; mustEnrol?: boolean } {
  const { area, role, mustEnrol } = isRecord(reason) ? reason : {};
  return {
    ...(isOneOf(ALL_AREAS, area) && { area }),
    ...(mustEnrol === true && { mustEnrol }),
    ...(typeof role === 'string' && isRole(role) && { role }),
  };
}
