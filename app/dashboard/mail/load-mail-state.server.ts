import type { DashboardArgs } from '#app/dashboard/dashboard-loader.server.ts';

export async function loadMailState({ operations: { mail } }: Pick<DashboardArgs, 'operations'>) {
  const [state, queued, dead, held] = await Promise.all([mail.state(), mail.unsent('queued'), mail.unsent('dead'), mail.unsent('held')]);
  return { state, queued, dead, held };
}

export type MailStateView = Awaited<ReturnType<typeof loadMailState>>;
