import type { ComponentProps, MouseEvent } from 'react';
import { DownloadLink } from '#app/dashboard/ui/action.tsx';
import { useMessages } from './messages.tsx';
import { useApi, useConfirm } from './session.tsx';

/** A file for which the password is asked again: first the question, then the browser fetches the file itself. */
export function GuardedDownload(props: ComponentProps<typeof DownloadLink>) {
  const api = useApi();
  const confirm = useConfirm();
  const say = useMessages();

  async function fetchConfirmed(link: HTMLAnchorElement) {
    const { isOk, body, message } = await api({ method: 'GET', path: '/auth/confirmation' });
    if (!isOk) return say({ kind: 'error', text: message });
    if (body['isConfirmed'] !== true && !(await confirm())) return;
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
