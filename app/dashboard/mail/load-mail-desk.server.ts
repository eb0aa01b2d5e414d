import type { DashboardArgs } from '#app/dashboard/dashboard-loader.server.ts';

/** How the mail is doing, for the mail screen and the mail settings. */
export async function loadMailDesk({ operations: { mail } }: Pick<DashboardArgs, 'operations'>) {
  const [state, queued, dead] = await Promise.all([mail.state(), mail.unsent('queued'), mail.unsent('dead')]);
  return { state, queued, dead };
}

export type MailDeskView = Awaited<ReturnType<typeof loadMailDesk>>;
