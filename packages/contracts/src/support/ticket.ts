import * as z from 'zod/mini'

/** What a message to support may say: at most 2,000 characters (the platform's contract, 2.15). */
export const TicketMessage = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000))

/** A question to support and what was said since, earliest first. */
export const Ticket = z.object({
  ticketId: z.string(),
  subject: z.string(),
  category: z.string(),
  /** `OPEN`, `ANSWERED`, `CLOSED`, or another status of the platform. */
  status: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** `from` is `PLAYER` or `SUPPORT`; `message` is plain text. */
  messages: z.array(z.object({ from: z.string(), message: z.string(), at: z.string() })),
})
export type Ticket = z.infer<typeof Ticket>

export const ticketExample: Ticket = {
  ticketId: 'TK1',
  subject: 'Deposit not here yet',
  category: 'DEPOSIT',
  status: 'OPEN',
  createdAt: '2030-01-01T08:00:00+08:00',
  updatedAt: '2030-01-01T08:00:00+08:00',
  messages: [{ from: 'PLAYER', message: 'I paid at eight by GCash.', at: '2030-01-01T08:00:00+08:00' }],
}
