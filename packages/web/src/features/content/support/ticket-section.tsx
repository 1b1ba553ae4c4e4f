import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePaginationTexts } from '../../../player/use-pagination-texts.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { useLoginAddress } from '../../../session/login-address.ts'
import { useSession } from '../../../session/session-state.ts'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { ContentNote } from '../texts/content-note.tsx'
import './support.css'
import { TicketForm } from './ticket-form.tsx'
import { TicketItem } from './ticket-item.tsx'

/** A player's messages to support and the answers; a visitor is asked to log in. */
export function TicketSection() {
  const { t } = useTranslation()
  const { status } = useSession()
  const loginAddress = useLoginAddress()
  if (status === 'player') return <Tickets />
  return (
    <ContentNote title={t('help.tickets.title')} text={t('help.tickets.logIn')}>
      <Link className={buttonClass({ variant: 'tonal' })} to={loginAddress}>
        {t('help.tickets.logInDo')}
      </Link>
    </ContentNote>
  )
}

function Tickets() {
  const { t } = useTranslation()
  const [isWriting, setWriting] = useState(false)
  const section = useRef<HTMLElement>(null)
  // The button that was pressed is gone: the focus goes on to the first control of what took its place.
  const showForm = (isShown: boolean) => {
    flushSync(() => setWriting(isShown))
    section.current?.querySelector<HTMLElement>('select, button')?.focus()
  }
  return (
    <section className="content-card" ref={section}>
      <div className="tickets-head">
        <h2>{t('help.tickets.title')}</h2>
        {isWriting ? null : <Button onClick={() => showForm(true)}>{t('help.tickets.create')}</Button>}
      </div>
      {isWriting ? <TicketForm onDone={() => showForm(false)} /> : null}
      <TicketList />
    </section>
  )
}

function TicketList() {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = usePlayerQuery('listTickets', { query: { page } })
  const texts = usePaginationTexts(t('help.tickets.pages'))
  if (!data) {
    if (!error) return <Skeleton lines={4} />
    return (
      <>
        <p role="alert">{t('help.tickets.failed')}</p>
        <p>
          <Button variant="tonal" busy={isFetching} onClick={() => void refetch()}>
            {t('app.retry')}
          </Button>
        </p>
      </>
    )
  }
  if (data.items.length === 0) return <p className="contact-text">{t('help.tickets.empty')}</p>
  return (
    <>
      <ul className="ticket-list">
        {data.items.map((ticket) => (
          <TicketItem key={ticket.ticketId} ticket={ticket} />
        ))}
      </ul>
      <Pagination page={page} total={data.total} perPage={data.perPage} texts={texts} onPage={setPage} />
    </>
  )
}
