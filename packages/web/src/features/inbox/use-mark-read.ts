import type { ResponseOf } from '@marquee/contracts/operations'
import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { queryKey } from '../../api/query.ts'
import { useOperation } from '../../api/use-operation.ts'

/** A function that marks a message as read, or all of them. It shows at once; the lists are asked again if it fails. */
export function useMarkRead(): (inboxId?: string) => void {
  const client = useQueryClient()
  const { mutate } = useOperation('markInboxRead', { shownInPlace: true })
  return (inboxId) => {
    changeMessages(client, ({ messages }) =>
      messages.map((message) =>
        inboxId === undefined || message.inboxId === inboxId ? { ...message, isRead: true } : message,
      ),
    )
    mutate(
      { body: inboxId === undefined ? {} : { inboxId } },
      {
        onError: () => {
          void client.invalidateQueries({ queryKey: queryKey('listInbox', {}) })
          void client.invalidateQueries({ queryKey: queryKey('getAccountStatus', {}) })
        },
      },
    )
  }
}

type Inbox = ResponseOf<'listInbox'>

/** Changes the messages that are shown, and with them the number of unread ones everywhere. */
export function changeMessages(client: QueryClient, change: (inbox: Inbox) => Inbox['messages']): void {
  const inbox = client.getQueryData<Inbox>(queryKey('listInbox', {}))
  if (!inbox) return
  const messages = change(inbox)
  const unreadCount = messages.filter(({ isRead }) => !isRead).length
  client.setQueryData<Inbox>(queryKey('listInbox', {}), { messages, unreadCount })
  client.setQueryData<ResponseOf<'getAccountStatus'>>(
    queryKey('getAccountStatus', {}),
    (status) => status && { ...status, unreadCount },
  )
}
