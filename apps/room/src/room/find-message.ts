import type { RoomItem, SeenMessage } from '@wenshu/symposium';

/** The message that a reply is to, where it is among what is seen. */
export function findMessage(items: readonly RoomItem[], messageId: string | null): SeenMessage | undefined {
  if (messageId === null) return undefined;
  for (const item of items) if (item.kind === 'message' && item.messageId === messageId) return item;
  return undefined;
}
