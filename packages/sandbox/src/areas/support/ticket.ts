import type { Ticket } from '@marquee/contracts/areas/support'
import type { PlatformRecord } from '../../calls/record.ts'
import { manilaTime } from '../../clock/manila.ts'
import type { Database } from '../../database/open-database.ts'
import type { WalletKey } from '../../ledger/ledger-account.ts'
import type { Storage } from '../../platform.ts'
import { refuse } from '../../refusal.ts'

/** A question to support. */
export interface TicketRow {
  ticket_id: string
  subject: string
  category: string
  status: 'OPEN' | 'ANSWERED' | 'CLOSED'
  created_at: number
  updated_at: number
}

export const ticketCategories: readonly string[] = [
  ...['DEPOSIT', 'WITHDRAWAL', 'ACCOUNT', 'GAME', 'PROMOTION', 'RESPONSIBLE_GAMING', 'OTHER'],
]
export const maxOpenTickets = 5
export const maxMessageLength = 2_000
/** How long support takes to answer. */
export const answerMs = 60_000

/** Finds a player's question. @throws Refusal `notFound` */
export function requireTicket(db: Database, { domain, account_id }: WalletKey, ticketId: string): TicketRow {
  const ticket = db.one<TicketRow>`SELECT * FROM tickets WHERE ticket_id = ${ticketId}
    AND domain = ${domain} AND account_id = ${account_id}`
  if (!ticket) throw refuse('notFound')
  return ticket
}

/** Adds a message to a question. */
export function addMessage(
  db: Database,
  ticketId: string,
  { from, message, at }: { from: 'PLAYER' | 'SUPPORT'; message: string; at: number },
): void {
  db.run`INSERT INTO ticket_messages VALUES (${ticketId}, ${from}, ${message}, ${at})`
}

/** A question with its messages, earliest first, as the platform sends it. */
export function ticketItem(db: Database, ticket: TicketRow): PlatformRecord<Ticket> {
  const messages = db.all<{ sender: string; message: string; at: number }>`SELECT sender, message, at
    FROM ticket_messages WHERE ticket_id = ${ticket.ticket_id} ORDER BY rowid`
  return {
    ticket_id: ticket.ticket_id,
    subject: ticket.subject,
    category: ticket.category,
    status: ticket.status,
    created_at: manilaTime(ticket.created_at),
    updated_at: manilaTime(ticket.updated_at),
    messages: messages.map(({ sender, message, at }) => ({ from: sender, message, at: manilaTime(at) })),
  }
}

const answers = {
  en: 'This is an automatic reply. We’ve received your message and it’s in the queue. For money, add the reference number; for a game, its name and the time.',
  local:
    'Automatic na sagot ito. Natanggap namin ang mensahe mo at nasa pila na. Kung tungkol sa pera, idagdag ang reference number; kung sa laro, ang pangalan at oras nito.',
  cn: '这是自动回复。我们已收到您的留言，正在排队处理。如涉及款项，请补充参考编号；如涉及游戏，请补充游戏名称和时间。',
}

/** Answers a question automatically, and says so, in the language of its last message. */
export function answerTicket({ db, now }: Storage, ticketId: string): void {
  const last = db.one<{ message: string }>`SELECT message FROM ticket_messages WHERE ticket_id = ${ticketId}
    ORDER BY rowid DESC LIMIT 1`
  const message = answers[languageOf(last?.message ?? '')]
  db.transaction(() => {
    addMessage(db, ticketId, { from: 'SUPPORT', message, at: now() })
    db.run`UPDATE tickets SET status = 'ANSWERED', updated_at = ${now()}, due_at = NULL WHERE ticket_id = ${ticketId}`
  })
}

function languageOf(text: string): keyof typeof answers {
  if (/\p{Script=Han}/u.test(text)) return 'cn'
  return /\b(?:ang|ng|mga|ko|po|hindi|wala|pera|bakit|paano)\b/i.test(text) ? 'local' : 'en'
}
