export const STATES = ['confirmed', 'waiting', 'left'] as const;
export type SubscriberState = (typeof STATES)[number];

export type SubscriberView = {
  id: number;
  email: string;
  state: SubscriberState;
  language: string;
  asked_at: string;
  confirmed_at: string | null;
  left_at: string | null;
};

export function isSubscriberState(text: string | null): text is SubscriberState {
  return STATES.some((state) => state === text);
}
