import { randomUUID } from 'node:crypto'
import type { Brand } from '../../brands/brand.ts'
import { call } from '../../calls/call.ts'
import { dateFields, readDateRange } from '../../calls/date-range.ts'
import { pagedResponse, pageFields, readPage } from '../../calls/page.ts'
import { runIdempotently } from '../../calls/run-idempotently.ts'
import { requireFile } from '../../players/uploaded-files.ts'
import { invalidInput, refuse } from '../../refusal.ts'
import { createDeposit } from './create-deposit.ts'
import { type Deposit, findDeposit, mayResendReceipt, moveDeposit } from './deposit.ts'
import { checkChannelFields, findChannel } from './deposit-channels.ts'
import { depositItem, depositRecord } from './deposit-item.ts'
import { readAmount } from './read-amount.ts'

/** Creates a deposit, once for each `request_id`. */
export const depositCreate = call({
  path: '/api/cashier/deposit_create',
  identify: 'playerAtSite',
  area: 'deposits',
  fields: {
    request_id: 'filled',
    channel_code: 'filled',
    amount: 'filled',
    currency: 'filled',
    promo_id: 'text?',
    fields: 'record?',
    return_url: 'text',
  },
  handle({ input, brand, player, ...platform }) {
    const { request_id, channel_code, promo_id = '', fields = {}, return_url } = input
    const write = {
      domain: brand.domain,
      accountId: player.account_id,
      call: 'deposit_create',
      requestId: request_id,
      content: [channel_code, input.amount, input.currency, promo_id, Object.entries(fields).sort()],
    }
    return runIdempotently(platform.db, write, () => {
      const amount = readAmount(input, brand.currency)
      const channel = findChannel(channel_code)
      if (!channel) throw invalidInput({ channel_code: 'unknown' })
      checkChannelFields(channel.fields, fields)
      checkReturn(brand, return_url)
      const deposit = createDeposit(platform, brand.currency, player, {
        ...{ requestId: request_id, channel, amount, promoId: promo_id, fields, returnUrl: return_url },
      })
      return { value: [depositRecord(platform, brand, deposit)] }
    })
  },
})

// The payment page leads back to the brand alone; an empty address leads nowhere.
function checkReturn({ domain }: Brand, address: string): void {
  if (address === '') return
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw invalidInput({ return_url: 'format' })
  if (url.hostname !== domain) throw invalidInput({ return_url: 'host' })
}

/** A deposit by its id, or by the `request_id` that created it. */
export const depositStatus = call({
  path: '/api/cashier/deposit_status',
  identify: 'player',
  area: 'deposits',
  fields: { deposit_id: 'filled?', request_id: 'filled?' },
  handle({ input, brand, player, ...platform }) {
    if (!input.deposit_id && !input.request_id) throw invalidInput({ deposit_id: 'missing' })
    const deposit = findDeposit(platform.db, player, input)
    if (!deposit) throw refuse('notFound')
    return { value: [depositRecord(platform, brand, deposit)] }
  },
})

/**
 * Hands in the receipt of a deposit, which is reviewed then; another one after one that could not be read. Handing in the
 * same receipt again changes nothing.
 */
export const depositReceipt = call({
  path: '/api/cashier/deposit_receipt',
  identify: 'player',
  area: 'deposits',
  fields: { deposit_id: 'filled', file_key: 'filled' },
  handle({ input, player, ...platform }) {
    const { db } = platform
    const deposit = findDeposit(db, player, { deposit_id: input.deposit_id })
    if (!deposit) throw refuse('notFound')
    if (deposit.file_key === input.file_key) return {}
    requireFile(db, player, input.file_key)
    if (!findChannel(deposit.channel_code)?.requiresReceipt) throw refuse('notEligible')
    if (deposit.status === 'EXPIRED') throw refuse('expired')
    if (deposit.status === 'REJECTED' && !mayResendReceipt(deposit)) throw refuse('notEligible')
    db.transaction(() => {
      moveDeposit(platform, deposit, 'FOR_REVIEW')
      db.run`UPDATE deposits SET file_key = ${input.file_key} WHERE deposit_id = ${deposit.deposit_id}`
    })
    return {}
  },
})

/** Cancels a deposit that awaits its payment. */
export const depositCancel = call({
  path: '/api/cashier/deposit_cancel',
  identify: 'player',
  area: 'deposits',
  fields: { request_id: 'filled', deposit_id: 'filled' },
  handle({ input, player, ...platform }) {
    const { request_id: requestId, deposit_id } = input
    const { domain, account_id: accountId } = player
    const write = { domain, accountId, call: 'deposit_cancel', requestId, content: deposit_id }
    return runIdempotently(platform.db, write, () => {
      const deposit = findDeposit(platform.db, player, { deposit_id })
      if (!deposit) throw refuse('notFound')
      if (deposit.status !== 'AWAITING_PAYMENT') throw refuse('notEligible')
      moveDeposit(platform, deposit, 'CANCELLED')
      return { value: [{ status: 'CANCELLED' }] }
    })
  },
})

/** The player's deposits of a range of days, latest first. */
export const depositList = call({
  path: '/api/cashier/deposit_list',
  identify: 'player',
  area: 'deposits',
  fields: { ...pageFields, ...dateFields, status: 'text?' },
  handle({ input, brand, player, ...platform }) {
    const { domain, account_id } = player
    const { start, end } = readDateRange(input, platform.now())
    const page = readPage(input)
    const { status = '' } = input
    const counted = platform.db.one<{ total: number }>`SELECT COUNT(*) AS total FROM deposits
      WHERE domain = ${domain} AND account_id = ${account_id} AND created_at >= ${start} AND created_at < ${end}
        AND (${status} = '' OR status = ${status})`
    const rows = platform.db.all<Deposit>`SELECT * FROM deposits
      WHERE domain = ${domain} AND account_id = ${account_id} AND created_at >= ${start} AND created_at < ${end}
        AND (${status} = '' OR status = ${status})
      ORDER BY created_at DESC, rowid DESC LIMIT ${page.per_page} OFFSET ${page.offset}`
    const items = rows.map((row) => depositItem(platform, brand, row))
    return pagedResponse(items, counted?.total ?? 0, page)
  },
})

const maxBytes = 5 * 1024 * 1024

/**
 * Takes a file: a multipart body with the player's identity as texts, and the file. Of the file its type, size and hash
 * are kept. Uploads serve receipts and documents, so that no single area has them.
 */
export const upload = call({
  path: '/api/cashier/upload',
  identify: 'player',
  fields: { file: 'file' },
  handle({ input: { file }, player, db, now }) {
    if (file.size === 0 || file.size > maxBytes) throw invalidInput({ file: 'size' })
    if (file.type === '') throw invalidInput({ file: 'type' })
    const key = `fk-${randomUUID()}`
    db.run`INSERT INTO files VALUES (${key}, ${player.domain}, ${player.account_id}, ${file.type}, ${file.size},
      ${file.sha256}, ${now()})`
    return { value: [{ file_key: key }] }
  },
})
