import type { Ticket } from '@marquee/contracts/areas/support'
import { useTranslation } from 'react-i18next'
import { useOperation } from '../../api/use-operation.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { MessageField } from './message-field.tsx'
import { useSendMessage } from './use-send-message.ts'

const tones = { OPEN: 'neutral', ANSWERED: 'success', CLOSED: 'neutral' } as const
type State = keyof typeof tones
const isState = (status: string): status is State => status in tones

/** A message to support, which opens to what was said since and a field for a reply. */
export function TicketItem({ ticket }: { ticket: Ticket }) {
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
        <ol className="ticket-messages">
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
  const { send, isFull } = useSendMessage()
  const { mutateAsync } = useOperation('replyToTicket', { shownInPlace: true })
  const form = useForm<'message'>({
    names: ['message'],
    check: ({ message }) => (message.trim() === '' ? { message: t('help.tickets.messageFault') } : {}),
    send: async (body) => {
      await send([id, body], (idempotencyKey) => mutateAsync({ params: { id }, body, idempotencyKey }))
      return undefined
    },
  })
  return (
    <form className="ticket-form" {...form.formProps}>
      <MessageField {...form.field('message')} label={t('help.tickets.reply')} />
      {isFull ? <p role="alert">{t('help.tickets.full')}</p> : null}
      <div className="ticket-form-end">
        <Button type="submit" variant="tonal" busy={form.isSending}>
          {t('help.tickets.replyDo')}
        </Button>
      </div>
    </form>
  )
}
