import type { InboxMessage } from '@marquee/contracts/areas/inbox'
import type { ResponseOf } from '@marquee/contracts/operations'
import { defaultPerPage } from '@marquee/contracts/per-page'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryKey } from '../../api/query.ts'
import { shownOf } from '../../api/shown-failure.ts'
import { useOperation } from '../../api/use-operation.ts'
import { PageHeader } from '../../brand/pages/page-header.tsx'
import { QueryResults } from '../../brand/query-results.tsx'
import { UnavailableNote } from '../../brand/unavailable-note.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AccountSideMenu } from '../../player/account-side-menu.tsx'
import { usePaginationTexts } from '../../player/use-pagination-texts.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { InboxItem } from './inbox-item.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import './inbox-page.css'

/** The player's messages and their rewards, and how the brand may write. */
export function Page() {
  const { t } = useTranslation()
  const result = usePlayerQuery('listInbox', {})
  return (
    <AccountSideMenu page="inbox">
      <div className="stack gap-5 inbox">
        <PageHeader page="inbox" text={t('inbox.text')} />
        <QueryResults result={result} failed={t('inbox.failed')} skeleton={<MessagesSkeleton />}>
          {({ messages }) => (
            <>
              {messages.length > 0 ? (
                <Messages messages={messages} />
              ) : (
                <EmptyState icon="inbox" title={t('inbox.empty')} text={t('inbox.emptyText')} />
              )}
              <NotificationSettings />
            </>
          )}
        </QueryResults>
      </div>
    </AccountSideMenu>
  )
}

function Messages({ messages }: { messages: readonly InboxMessage[] }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const [deleting, setDeleting] = useState<string>()
  const markRead = useMarkRead()
  const texts = usePaginationTexts(t('inbox.pages'))
  // Deleting the last message of the last page leaves a page less.
  const shown = Math.min(page, Math.ceil(messages.length / defaultPerPage))
  return (
    <>
      {messages.some(({ isRead }) => !isRead) ? (
        <div className="wrap inbox-tools">
          <Button variant="quiet" onClick={() => markRead()}>
            {t('help.inbox.readAll')}
          </Button>
        </div>
      ) : null}
      <ul className="panel lines">
        {messages.slice((shown - 1) * defaultPerPage, shown * defaultPerPage).map((message) => (
          <InboxItem key={message.inboxId} message={message} onRead={markRead} onDelete={setDeleting} />
        ))}
      </ul>
      <Pagination page={shown} total={messages.length} texts={texts} onPage={setPage} />
      {deleting === undefined ? null : (
        <DeleteDialog inboxId={deleting} onClose={() => setDeleting(undefined)} />
      )}
    </>
  )
}

function MessagesSkeleton() {
  return (
    <div className="panel lines" aria-busy="true">
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} height={73} />
      ))}
    </div>
  )
}

/** Deletes a message, after a confirmation. */
function DeleteDialog({ inboxId, onClose }: { inboxId: string; onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { mutate, isPending, error } = useOperation('deleteInboxMessage')
  const remove = () =>
    mutate(
      { params: { id: inboxId } },
      {
        onSettled: (_deleted, failure) => {
          if (!failure || shownOf(failure) !== 'button') onClose()
        },
        onSuccess: () => {
          changeMessages(client, ({ messages }) => messages.filter((message) => message.inboxId !== inboxId))
          showToast({ tone: 'success', text: t('help.inbox.removed') })
        },
      },
    )
  return (
    <Dialog
      open
      title={t('help.inbox.remove')}
      onClose={onClose}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('help.inbox.keep')}
          </Button>
          <Button busy={isPending} onClick={remove}>
            {t('help.inbox.confirmDo')}
          </Button>
        </>
      }
    >
      <p>{t('help.inbox.confirm')}</p>
      <UnavailableNote error={error} />
    </Dialog>
  )
}

/** A function that marks a message as read, or all of them. It shows at once; the list is asked again if it fails. */
function useMarkRead(): (inboxId?: string) => void {
  const client = useQueryClient()
  const one = useOperation('markInboxRead')
  const all = useOperation('markAllInboxRead')
  return (inboxId) => {
    changeMessages(client, ({ messages }) =>
      messages.map((message) =>
        inboxId === undefined || message.inboxId === inboxId ? { ...message, isRead: true } : message,
      ),
    )
    const options = {
      onError: () => void client.invalidateQueries({ queryKey: queryKey('listInbox', {}) }),
      // An older count was given up, or may have come as an event since.
      onSettled: () => void client.invalidateQueries({ queryKey: queryKey('getAccountStatus', {}) }),
    }
    if (inboxId === undefined) all.mutate({}, options)
    else one.mutate({ body: { inboxId } }, options)
  }
}

type Inbox = ResponseOf<'listInbox'>

/** Changes the messages that are shown, and with them the number of unread ones everywhere. */
function changeMessages(client: QueryClient, change: (inbox: Inbox) => Inbox['messages']): void {
  const inbox = client.getQueryData<Inbox>(queryKey('listInbox', {}))
  if (!inbox) return
  const messages = change(inbox)
  const unreadCount = messages.filter(({ isRead }) => !isRead).length
  client.setQueryData<Inbox>(queryKey('listInbox', {}), { messages, unreadCount })
  void client.cancelQueries({ queryKey: queryKey('getAccountStatus', {}) })
  client.setQueryData<ResponseOf<'getAccountStatus'>>(
    queryKey('getAccountStatus', {}),
    (status) => status && { ...status, unreadCount },
  )
}
