import type { DepositMethod } from '@marquee/contracts/areas/cashier/deposit-methods'
import { Deposit, listDeposits } from '@marquee/contracts/areas/cashier/deposits'
import { Code, Flag, Id, needed, orBlank, orNull, State } from '@marquee/contracts/kinds'
import * as z from 'zod/mini'
import { pageOf, recordOf } from '../../upstream/decoding/answers.ts'
import type { Differences } from '../../upstream/decoding/decoder-of.ts'
import { field } from '../../upstream/decoding/field.ts'
import { itemsOf } from '../../upstream/decoding/field-readers.ts'
import { type ListQuery, listRequest } from '../../upstream/decoding/list-reader.ts'
import { requireOwnRecord } from '../../upstream/decoding/own-record.ts'
import { isWebAddress } from '../../upstream/decoding/value-readers.ts'
import { nothing, type PlatformCall, platformCall } from '../../upstream/platform-call.ts'
import { cancelRefusals, moneyRefusals, readRefusals } from '../../upstream/refusals.ts'
import { amountText, askedOf, besideMoney, type MoneyRequest } from './cashier.ts'
import { depositMethods } from './methods.ts'

/**
 * A deposit as the platform tells it. Without a name, or a word about the receipt (null), its method tells them. Only the
 * call that creates one has all fields in the contract of the platform; whose it is, the channel, how to pay when asked
 * later, its own reference, its steps, and whether a refused receipt may be followed by another, are extensions of ours.
 */
const ToldDeposit = z.extend(Deposit, { requiresReceipt: orNull(Flag) })
export type ToldDeposit = z.infer<typeof ToldDeposit>

/** One whose refusal lost its statusCode may name another deposit, but no state. */
const CertainDeposit = z.extend(ToldDeposit, { status: needed(State) })

/** Pictures are as written. The account to pay to is not masked: the player has to type it. */
const deposit: Differences<ToldDeposit> = {
  names: { mayResendReceipt: 'receipt_retry' },
  plainEnglish: ['channelName'],
  beside: besideMoney,
  readers: {
    actionUrl: z.optional(field('address of a payment', readPaymentAddress, '')),
    actionFields: z.optional(field('texts by name', readActionFields, {})),
    qrImage: z.optional(field('picture', readPicture, '')),
  },
  finish: { referenceNo: (referenceNo, { bank }) => referenceNo || bank?.referenceNo || '' },
}

/** The fields of a payment form; undefined where one of them is no text: a provider signs them all. */
function readActionFields(value: unknown): Record<string, string> | undefined {
  if (value === null || itemsOf(value)?.length === 0) return {}
  if (typeof value !== 'object' || Array.isArray(value)) return undefined
  const fields: [string, string][] = []
  for (const [name, content] of Object.entries(value)) {
    if (typeof content === 'object' && content !== null) return undefined
    fields.push([name, String(content ?? '')])
  }
  return Object.fromEntries(fields)
}

// Apps that take payments in our markets, by the schemes of their links; none runs code in a page.
const paymentApps =
  /^(?:alipays?|bdo|bpi|coinsph|gcash|grab|intent|landbank|maya|paymaya|shopee(?:ph|pay)?|unionbank|upwrp|we(?:chat|ixin)):/i

/** Reads where the player is sent to pay: a web address or one of a payment app. An address that runs code is neither. */
function readPaymentAddress(value: unknown): string | undefined {
  if (value === null || value === '') return ''
  if (typeof value !== 'string') return undefined
  const address = value.trim().replace(/^\/\/(?=[^/])/, 'https://')
  return isWebAddress(address) || (paymentApps.test(address) && URL.canParse(address)) ? address : undefined
}

const pictureStarts = { iVBORw0KGgo: 'png', '/9j/': 'jpeg', UklGR: 'webp' }
const mostPictureLength = 128 * 1024

/** Reads a picture's address, or the picture itself in base64, with or without what says so. */
function readPicture(value: unknown): string | undefined {
  if (value === null) return ''
  if (typeof value !== 'string' || value.length > mostPictureLength) return undefined
  if (!value.startsWith('data:')) {
    const found = Object.entries(pictureStarts).find(([start]) => value.startsWith(start))
    return found && /^[\w+/=\s]{64,}$/.test(value)
      ? `data:image/${found[1]};base64,${value.replace(/\s/g, '')}`
      : value
  }
  return /^data:image\/(?:png|jpeg|webp|gif);base64,[\w+/=]+$/.test(value) ? value : undefined
}

interface NewDeposit {
  channelCode: string
  amount: string
  promoId?: string | undefined
  /** The values of the method's own fields, by the platform's names. */
  fields?: Record<string, string> | undefined
  /** The page of ours that a payment page leads back to. */
  returnUrl: string
}

/** Begins a deposit. */
export const depositCreate = platformCall({
  path: '/api/cashier/deposit_create',
  kind: 'write',
  identify: 'both',
  onFailure: 'general',
  money: true,
  needs: ['currency', 'requestId'],
  request: (input: NewDeposit, { currency, requestId }) => ({
    request_id: requestId,
    channel_code: input.channelCode,
    amount: amountText(input.amount),
    currency,
    promo_id: input.promoId,
    fields: input.fields ?? {},
    return_url: input.returnUrl,
  }),
  // Without its id the deposit cannot be followed, and whether it exists is not known.
  answer: recordOf(CertainDeposit, deposit),
  read(record, { raw, input: { amount }, currency, requestId, accountId, hasLocalTimes }) {
    const request = { request_id: requestId, account_id: accountId, currency, amount: amountText(amount) }
    requireOwnRecord(raw, request, { sinceMs: Date.now(), hasLocalTimes, needs: 'amount' })
    return record
  },
  refusals: [...moneyRefusals, 'nameMismatch'],
  fieldNames: { promo_id: 'promoId' },
})

/** A deposit by its id, or by the request that created it. */
type DepositQuestion = { id: string } | MoneyRequest

/** A deposit as it stands now. */
export const depositStatus = platformCall({
  path: '/api/cashier/deposit_status',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  needs: ['currency'],
  request: (input: DepositQuestion) =>
    'id' in input ? { deposit_id: input.id } : { request_id: input.requestId },
  answer: recordOf(CertainDeposit, deposit),
  read(record, { raw, input, currency, accountId, hasLocalTimes }) {
    const own = { account_id: accountId, currency }
    if ('id' in input) requireOwnRecord(raw, { ...own, deposit_id: input.id })
    else {
      const proof = { sinceMs: input.sinceMs, hasLocalTimes, needs: 'amount' } as const
      requireOwnRecord(raw, { ...own, ...askedOf(input) }, proof)
    }
    return record
  },
  refusals: readRefusals,
})

interface DepositsQuestion extends ListQuery {
  status?: string | undefined
}

/** A page of the player's deposits. */
export const depositList = platformCall({
  path: '/api/cashier/deposit_list',
  kind: 'read',
  identify: 'player',
  onFailure: 'general',
  request: (input: DepositsQuestion) => ({ ...listRequest(input), status: input.status }),
  answer: pageOf(z.extend(listDeposits.response, { items: z.array(ToldDeposit) }), deposit),
  refusals: readRefusals,
})

interface Cancellation {
  id: string
}

/** Cancels a deposit that waits for payment. */
export const depositCancel = platformCall({
  path: '/api/cashier/deposit_cancel',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  money: true,
  needs: ['requestId'],
  request: ({ id }: Cancellation, { requestId }) => ({ request_id: requestId, deposit_id: id }),
  answer: recordOf(z.object({ status: needed(State) }), {
    beside: { depositId: orBlank(Id), accountId: orBlank(Code) },
  }),
  read({ status }, { raw, input, accountId }) {
    requireOwnRecord(raw, { deposit_id: input.id, account_id: accountId })
    return { depositId: input.id, status }
  },
  refusals: cancelRefusals,
})

interface Receipt {
  id: string
  /** What the platform calls the uploaded file. */
  fileKey: string
}

/** Hands in an uploaded file as the receipt of a payment. */
export const depositReceipt = platformCall({
  path: '/api/cashier/deposit_receipt',
  kind: 'write',
  identify: 'player',
  onFailure: 'general',
  request: ({ id, fileKey }: Receipt) => ({ deposit_id: id, file_key: fileKey }),
  response: nothing,
  read: () => undefined,
  refusals: [...cancelRefusals, 'invalidInput'],
  fieldNames: { file_key: 'file' },
})

interface Tools {
  /** Calls the platform as the player. */
  callPlatform<Input, Output>(
    call: PlatformCall<Input, Output>,
    input: Input,
    limits: { deadlineMs: number; outlivesClient: boolean },
  ): Promise<Output>
  /** Maps an image's address to one that a page may load. */
  imageAddress(address: string): string
}

// A deposit that exists is worth more than its method's name, so it doesn't wait for long.
const limits = { deadlineMs: 2000, outlivesClient: true }

/**
 * Completes deposits by their methods: in the contract of the platform the list of methods alone tells a method's name
 * and whether it takes a receipt. The list is asked for only where a deposit lacks either; where it doesn't come, a
 * deposit stays as the platform told it, under the code of its channel.
 */
export async function completeDeposits(deposits: readonly ToldDeposit[], tools: Tools): Promise<Deposit[]> {
  const methods = deposits.some(lacksMethod) ? await knownMethods(tools) : []
  return deposits.map((deposit) => complete(deposit, methods, tools))
}

/** Completes one deposit, as `completeDeposits` does. */
export async function completeDeposit(deposit: ToldDeposit, tools: Tools): Promise<Deposit> {
  return complete(deposit, lacksMethod(deposit) ? await knownMethods(tools) : [], tools)
}

const lacksMethod = ({ channelCode, channelName, requiresReceipt }: ToldDeposit) =>
  channelCode !== '' && (channelName.EN === undefined || requiresReceipt === null)

const knownMethods = ({ callPlatform }: Tools): Promise<readonly DepositMethod[]> =>
  callPlatform(depositMethods, undefined, limits).then(
    ({ items }) => items,
    () => [],
  )

function complete(deposit: ToldDeposit, methods: readonly DepositMethod[], { imageAddress }: Tools): Deposit {
  const { channelCode, channelName, requiresReceipt, qrImage } = deposit
  const method = methods.find((method) => method.channelCode === channelCode)
  const named = channelName.EN === undefined && method ? method : deposit
  return {
    ...deposit,
    channelName: { ...(channelCode !== '' && { EN: channelCode }), ...named.channelName },
    requiresReceipt: requiresReceipt ?? method?.requiresReceipt ?? false,
    qrImage: qrImage.startsWith('data:') ? qrImage : imageAddress(qrImage),
  }
}
