import { createTicket, type Ticket } from '@marquee/contracts/areas/support'
import { isOutcomeUnsure } from '@marquee/contracts/unsure-outcome'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { parseBody } from '../../api/parse-body.ts'
import { ProblemError } from '../../api/problem-error.ts'
import { useOperation } from '../../api/use-operation.ts'
import { QueryResults } from '../../brand/query-results.tsx'
import { ContentNote } from '../../content/content-frame.tsx'
import { type AttemptLimit, AttemptLimitNotice, useAttemptLimit } from '../../forms/attempt-limit.tsx'
import { routeFormError } from '../../forms/route-form-error.ts'
import { useIntentKey } from '../../forms/use-intent-key.ts'
import { useFormat } from '../../i18n/format.ts'
import { useFieldTexts } from '../../i18n/use-field-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { usePaginationTexts } from '../../player/use-pagination-texts.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { useLoginAddress } from '../../session/login-address.ts'
import { useSession } from '../../session/session-state.ts'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Field, type FieldTexts, TextField } from '../../ui/form/field.tsx'
import { FormError } from '../../ui/form/form-error.tsx'
import { Select } from '../../ui/form/select.tsx'
import { type FormErrors, useForm, type wholeForm } from '../../ui/form/use-form.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import '../../ui/form/field.css'
import { useQueryClient } from '@tanstack/react-query'
import './tickets.css'

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
    <section className="stack gap-4 card content-card" ref={section}>
      <div className="row wrap spread tickets-head">
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
  const result = usePlayerQuery('listTickets', { query: { page } })
  const texts = usePaginationTexts(t('help.tickets.pages'))
  return (
    <QueryResults result={result} failed={t('help.tickets.failed')} skeleton={<Skeleton lines={4} />}>
      {({ items, total, perPage }) =>
        items.length === 0 ? (
          <p className="quiet contact-text">{t('help.tickets.empty')}</p>
        ) : (
          <>
            <ul className="ticket-list">
              {items.map((ticket) => (
                <TicketItem key={ticket.ticketId} ticket={ticket} />
              ))}
            </ul>
            <Pagination page={page} total={total} perPage={perPage} texts={texts} onPage={setPage} />
          </>
        )
      }
    </QueryResults>
  )
}

const categories = [
  'DEPOSIT',
  'WITHDRAWAL',
  'ACCOUNT',
  'GAME',
  'PROMOTION',
  'RESPONSIBLE_GAMING',
  'OTHER',
] as const
type Name = 'subject' | 'category' | 'message'

/** A new message to support. */
function TicketForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const limit = useAttemptLimit()
  const send = useSendMessage(limit)
  const { mutateAsync } = useOperation('createTicket')
  const [category, setCategory] = useState<string>(categories[0])
  const form = useForm<Name>({
    names: ['subject', 'category', 'message'],
    check: (values) => {
      const wrong = (parseBody(createTicket.body, values).errors ?? []).map(({ path }) => path)
      const errors: FormErrors<Name> = {}
      if (wrong.includes('subject')) errors.subject = t('help.tickets.subjectFault')
      if (wrong.includes('message')) errors.message = t('help.tickets.messageFault')
      return errors
    },
    send: (body) => send(body, (idempotencyKey) => mutateAsync({ body, idempotencyKey }), onDone),
  })
  return (
    <form className="stack gap-4 ticket-form" {...form.formProps}>
      <Select
        name="category"
        label={t('help.tickets.category')}
        options={categories.map((value) => ({ value, label: t(`help.tickets.categories.${value}`) }))}
        value={category}
        onChange={({ target }) => setCategory(target.value)}
      />
      <TextField
        {...form.field('subject')}
        label={t('help.tickets.subject')}
        autoComplete="off"
        maxLength={120}
      />
      <MessageField {...form.field('message')} label={t('help.tickets.message')} />
      <FormError error={form.errors.form} />
      <AttemptLimitNotice limit={limit} />
      <div className="wrap">
        <Button type="submit" busy={form.isSending} disabled={limit.untilMs > 0}>
          {t('help.tickets.send')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('help.tickets.cancel')}
        </Button>
      </div>
    </form>
  )
}

const tones = { OPEN: 'neutral', ANSWERED: 'success', CLOSED: 'neutral' } as const
type State = keyof typeof tones
const isState = (status: string): status is State => status in tones

/** A message to support, which opens to what was said since and a field for a reply. */
function TicketItem({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const state = isState(ticket.status) ? ticket.status : undefined
  return (
    <li>
      <details className="ticket">
        <summary>
          <strong>{ticket.subject}</strong>
          <span className="ticket-state">
            <small>{dateTime(ticket.updatedAt)}</small>
            {state ? <Badge tone={tones[state]}>{t(`help.tickets.states.${state}`)}</Badge> : null}
          </span>
          <Icon name="chevron-down" />
        </summary>
        <ol className="stack ticket-messages">
          {ticket.messages.map(({ from, message, at }) => (
            <li key={`${at} ${from} ${message}`} data-from={from}>
              <small>
                {t(from === 'PLAYER' ? 'help.tickets.you' : 'help.tickets.support')} · {dateTime(at)}
              </small>
              <p>{message}</p>
            </li>
          ))}
        </ol>
        {state === 'CLOSED' ? null : <ReplyForm key={ticket.updatedAt} id={ticket.ticketId} />}
      </details>
    </li>
  )
}

function ReplyForm({ id }: { id: string }) {
  const { t } = useTranslation()
  const limit = useAttemptLimit()
  const send = useSendMessage(limit)
  const { mutateAsync } = useOperation('replyToTicket')
  const form = useForm<'message'>({
    names: ['message'],
    check: ({ message }) => (message.trim() === '' ? { message: t('help.tickets.messageFault') } : {}),
    send: (body) =>
      send([id, body], (idempotencyKey) => mutateAsync({ params: { id }, body, idempotencyKey })),
  })
  return (
    <form className="stack gap-4 ticket-form" {...form.formProps}>
      <MessageField {...form.field('message')} label={t('help.tickets.reply')} />
      <FormError error={form.errors.form} />
      <AttemptLimitNotice limit={limit} />
      <div className="wrap">
        <Button type="submit" variant="tonal" busy={form.isSending} disabled={limit.untilMs > 0}>
          {t('help.tickets.replyDo')}
        </Button>
      </div>
    </form>
  )
}

interface MessageFieldProps extends FieldTexts {
  name: string
  onBlur: () => void
  onChange: () => void
}

/** A field for a text of several lines. */
function MessageField({ label, error, hint, ...field }: MessageFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className="field-box message-box">
          <textarea
            {...field}
            {...control}
            className="field-control message-control"
            rows={5}
            maxLength={2000}
          />
        </div>
      )}
    </Field>
  )
}

/** Sends a message to support once, however often it is sent again after a lost answer, and shows the list anew. */
function useSendMessage(limit: AttemptLimit) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const texts = useFieldTexts()
  const intent = useIntentKey()
  return async (content: unknown, run: (key: string) => Promise<unknown>, onSent = () => {}) => {
    try {
      await run(intent.keyOf(content))
      intent.settle()
      showToast({ tone: 'success', text: t('help.tickets.sent') })
      void client.invalidateQueries({ queryKey: ['listTickets'] })
      onSent()
      return undefined
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      if (!isOutcomeUnsure(error.problem)) intent.settle()
      // The platform takes no more open ones.
      if (error.problem.code === 'limitReached') return { form: t('help.tickets.full') }
      return texts<typeof wholeForm>(routeFormError(error, [], { limit }))
    }
  }
}
