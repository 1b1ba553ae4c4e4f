import type { InboxMessage } from '@marquee/contracts/inbox/list-inbox'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './inbox-page.css'
import { ProblemReference } from '../../brand/problem-reference.tsx'
import { AccountSideMenu } from '../../player/account-side-menu.tsx'
import { readMessages } from '../../player/read-messages.ts'
import { usePaginationTexts } from '../../player/use-pagination-texts.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Pagination } from '../../ui/layout/pagination.tsx'
import type { BodyProps } from './inbox-body.ts'
import { InboxItem } from './inbox-item.tsx'

const perPage = 10

/** The player's messages and their rewards. `Body` renders the operator's HTML. */
export function InboxPage({ Body }: { Body: ComponentType<BodyProps> }) {
  const { t } = useTranslation(['ui', 'errors'])
  const { data, error, isFetching, refetch } = usePlayerQuery('listInbox', {})
  useForgetReadMarks(data?.messages)
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
  const texts = usePaginationTexts(t('inbox.pages'))
  return (
    <>
      <ul className="inbox-list">
        {messages.slice((page - 1) * perPage, page * perPage).map((message) => (
          <InboxItem key={message.inboxId} message={message} Body={Body} />
        ))}
      </ul>
      <Pagination page={page} total={messages.length} perPage={perPage} texts={texts} onPage={setPage} />
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

/** Drops the local read marks of messages that the platform reports as read. */
function useForgetReadMarks(messages: readonly InboxMessage[] | undefined): void {
  const owner = useSession().player?.accountId ?? ''
  useEffect(() => {
    if (!messages) return
    const unread = messages.filter(({ isRead }) => !isRead)
    readMessages.keepOnly(
      owner,
      unread.map(({ inboxId }) => inboxId),
    )
  }, [owner, messages])
}
