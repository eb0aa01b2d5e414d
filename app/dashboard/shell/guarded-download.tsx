import type { ComponentProps, MouseEvent } from 'react';
import { request } from '#app/page/api-client.ts';
import { DownloadLink } from '#app/dashboard/ui/action.tsx';
import { useMessages } from './messages.tsx';
import { useApi, useConfirm } from './session.tsx';

/** A file for which the password is asked again: first the question, then the browser fetches the file itself. */
export function GuardedDownload(props: ComponentProps<typeof DownloadLink>) {
  const api = useApi();
  const confirm = useConfirm();
  const say = useMessages();

  async function fetchConfirmed(link: HTMLAnchorElement) {
    const answer = await api(request('GET /auth/confirmation'));
    if (!answer.isOk) return say({ kind: 'error', text: answer.message });
    if (!answer.body.isConfirmed && !(await confirm())) return;
    const again = document.createElement('a');
    [again.href, again.download] = [link.href, ''];
    again.click();
  }

  return (
    <DownloadLink
      {...props}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        event.preventDefault();
        void fetchConfirmed(event.currentTarget);
      }}
    />
  );
}
