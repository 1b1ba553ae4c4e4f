import type { InboxMessage } from '@marquee/contracts/areas/inbox'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './inbox-page.css'
import { ProblemReference } from '../../brand/problem-reference.tsx'
import { AccountSideMenu } from '../../player/account-side-menu.tsx'
import { usePaginationTexts } from '../../player/use-pagination-texts.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/state-panel.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import type { BodyProps } from './inbox-body.ts'
import { InboxItem } from './inbox-item.tsx'
import { useMarkRead } from './use-mark-read.ts'

const perPage = 10

/** The player's messages and their rewards. `Body` renders the operator's HTML. */
export function InboxPage({ Body }: { Body: ComponentType<BodyProps> }) {
  const { t } = useTranslation(['ui', 'errors'])
  const { data, error, isFetching, refetch } = usePlayerQuery('listInbox', {})
  if (data) {
    return (
      <InboxFrame>
        {data.messages.length > 0 ? <Messages messages={data.messages} Body={Body} /> : <NoMessages />}
      </InboxFrame>
    )
  }
  return (
    <InboxFrame>
      {error ? (
        <ErrorState
          title={t('errors:errorTitle')}
          text={t('inbox.failed')}
          reference={<ProblemReference reference={error.problem.reference} />}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('app.retry')}
            </Button>
          }
        />
      ) : (
        <MessagesSkeleton />
      )}
    </InboxFrame>
  )
}

function Messages({ messages, Body }: { messages: readonly InboxMessage[]; Body: ComponentType<BodyProps> }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const [deleting, setDeleting] = useState<string>()
  const markRead = useMarkRead()
  const texts = usePaginationTexts(t('inbox.pages'))
  // Deleting the last message of the last page leaves a page less.
  const shown = Math.min(page, Math.ceil(messages.length / perPage))
  return (
    <>
      {messages.some(({ isRead }) => !isRead) ? (
        <div className="inbox-tools">
          <Button variant="quiet" onClick={() => markRead()}>
            {t('help.inbox.readAll')}
          </Button>
        </div>
      ) : null}
      <ul className="inbox-list">
        {messages.slice((shown - 1) * perPage, shown * perPage).map((message) => (
          <InboxItem
            key={message.inboxId}
            message={message}
            Body={Body}
            onRead={markRead}
            onDelete={setDeleting}
          />
        ))}
      </ul>
      <Pagination page={shown} total={messages.length} perPage={perPage} texts={texts} onPage={setPage} />
      {deleting === undefined ? null : (
        <DeleteDialog inboxId={deleting} onClose={() => setDeleting(undefined)} />
      )}
    </>
  )
}

function NoMessages() {
  const { t } = useTranslation()
  return <EmptyState icon="inbox" title={t('inbox.empty')} text={t('inbox.emptyText')} />
}

export function InboxWaiting() {
  return (
    <InboxFrame>
      <MessagesSkeleton />
    </InboxFrame>
  )
}

function MessagesSkeleton() {
  return (
    <div className="inbox-list" aria-busy="true">
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} className="inbox-place" />
      ))}
    </div>
  )
}

function InboxFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['ui', '_m'])
  return (
    <AccountSideMenu page="inbox">
      <div className="inbox">
        <PageHeader icon="inbox" title={t('_m:page.inbox')} text={t('inbox.text')} />
        {children}
      </div>
    </AccountSideMenu>
  )
}
