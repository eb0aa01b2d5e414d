import { isRouteErrorResponse, Outlet } from 'react-router';
import { ForbiddenScreen } from '#app/dashboard/forbidden.tsx';
import { Action, ActionLink } from '#app/dashboard/ui/action.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/boundary.ts';
import { LoginForm } from './login-form.tsx';

/** Inside the frame, so that a failed screen keeps the tabs. */
export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  const language = useLanguage();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const again = () => location.reload();
  if (status === 401) {
    return (
      <PageHead title={t('login.expired.title')} lead={t('login.expired')}>
        <LoginForm onSignedIn={again} />
      </PageHead>
    );
  }
  if (status === 403) return <ForbiddenScreen reason={isRouteErrorResponse(error) ? error.data : undefined} />;
  const back = <ActionLink to={inLanguage('/dashboard', language)}>{t('failed.back')}</ActionLink>;
  if (status === 404) {
    return (
      <PageHead title={t('failed.missing.title')} lead={t('failed.missing')}>
        {back}
      </PageHead>
    );
  }
  return (
    <PageHead title={t('failed.load')}>
      <Action onClick={again}>{t('action.retry')}</Action>
      {back}
    </PageHead>
  );
}
