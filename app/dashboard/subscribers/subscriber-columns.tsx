import { Foreign } from '#app/ui/foreign/foreign.tsx';
import { useFormats } from '#app/dashboard/formats.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Mark } from '#app/dashboard/ui/data-table.tsx';
import type { Column } from '#app/dashboard/ui/list-table.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { SubscriberView } from './subscriber-view.ts';

export function useSubscriberColumns(onRemove: (subscriber: SubscriberView) => void): Column<SubscriberView>[] {
  const t = useTexts();
  const { when } = useFormats();
  const time = (at: string | null) => (at ? when(at) : '–');
  return [
    { name: 'email', label: t('subscribers.email'), isMain: true, canSort: true, cell: ({ email }) => <Foreign>{email}</Foreign> },
    {
      name: 'state',
      label: t('subscribers.state'),
      canSort: true,
      cell: ({ state }) => <Mark kind={state === 'confirmed' ? 'ok' : undefined}>{t(`subscribers.state.${state}`)}</Mark>,
    },
    { name: 'asked', label: t('subscribers.asked'), canSort: true, cell: ({ asked_at }) => time(asked_at) },
    { name: 'confirmed', label: t('subscribers.confirmed'), canSort: true, cell: ({ confirmed_at }) => time(confirmed_at) },
    { name: 'left', label: t('subscribers.left'), canSort: true, cell: ({ left_at }) => time(left_at) },
    {
      name: 'actions',
      label: t('trash.actions'),
      isEnd: true,
      cell: (subscriber) => (
        <Action look="danger" aria-label={`${t('action.delete')}: ${subscriber.email}`} onClick={() => onRemove(subscriber)}>
          {t('action.delete')}
        </Action>
      ),
    },
  ];
}
