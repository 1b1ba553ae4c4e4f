import type { DepositMethod } from '@marquee/contracts/areas/cashier/deposit-methods'
import { type Deposit, DepositAction } from '@marquee/contracts/areas/cashier/deposits'
import * as z from 'zod/mini'
import { field } from '../../upstream/decoding/field.ts'
import {
  flag,
  id,
  idOrNull,
  itemsOf,
  list,
  orNone,
  recordOrNull,
  state,
  textOrNull,
  time,
  word,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import {
  type ListQuery,
  listFields,
  listRequest,
  namedItems,
  readList,
} from '../../upstream/decoding/list-reader.ts'
import { requireOwnRecord } from '../../upstream/decoding/own-record.ts'
import { amountOrNone, isWebAddress, readMoney } from '../../upstream/decoding/value-readers.ts'
import { nothing, type PlatformCall, platformCall, UnusableAnswer } from '../../upstream/platform-call.ts'
import { cancelRefusals, readRefusals } from '../../upstream/refusals.ts'
import { amountText, askedOf, type MoneyRequest, moneyRefusals, ownership } from './cashier.ts'
import { channelNames, depositMethods } from './methods.ts'

const target = {
  bank_name: z.optional(wordsOrNull()),
  account_name: z.optional(wordsOrNull()),
  account_number: z.optional(textOrNull()),
  reference_no: z.optional(idOrNull()),
}

/**
 * A deposit as the platform tells it. Only the call that creates one has all fields in the contract of the platform;
 * whose it is, the channel, how to pay when asked later, its own reference, its steps, and whether a refused receipt may
 * be followed by another, are extensions of ours.
 */
const DepositRecord = z.object({
  ...ownership,
  deposit_id: id(),
  status: state(),
  currency: z.optional(textOrNull()),
  amount: amountOrNone(),
  fee: amountOrNone(),
  net_amount: amountOrNone(),
  credited_amount: amountOrNone(),
  bonus_amount: amountOrNone(),
  reason_code: z.optional(textOrNull()),
  channel_code: z.optional(textOrNull()),
  ...channelNames,
  requires_receipt: orNone(flag()),
  receipt_retry: orNone(flag()),
  reference_no: z.optional(idOrNull()),
  steps: orNone(list(z.object({ status: state(), at: time() }))),
  action_type: z.optional(word(DepositAction.options, 'NONE')),
  action_url: z.optional(field('address of a payment', readPaymentAddress, '')),
  action_fields: z.optional(field('texts by name', readActionFields, {})),
  qr_image: z.optional(field('picture', readPicture, '')),
  qr_text: z.optional(textOrNull()),
  bank: orNone(recordOrNull(target)),
  expires_at: z.optional(time()),
  created_at: z.optional(time()),
  updated_at: z.optional(time()),
})

/** A deposit as the platform told it. Without a name (empty), or a word about the receipt, its method tells them. */
export type ToldDeposit = Omit<Deposit, 'requiresReceipt'> & { requiresReceipt: boolean | undefined }

/** Reads a deposit, with pictures as written. The account to pay to is not masked: the player has to type it. */
function readDeposit(record: z.infer<typeof DepositRecord>, siteCurrency: string): ToldDeposit {
  const currency = record.currency || siteCurrency
  return {
    depositId: record.deposit_id,
    status: record.status,
    amount: readMoney(record.amount, currency),
    fee: readMoney(record.fee, currency),
    netAmount: readMoney(record.net_amount, currency),
    creditedAmount: readMoney(record.credited_amount, currency),
    bonusAmount: readMoney(record.bonus_amount, currency),
    reasonCode: record.reason_code ?? '',
    channelCode: record.channel_code ?? '',
    channelName: record.channel_name ?? '',
    channelNameLocal: record.channel_name_local ?? '',
    channelNameCn: record.channel_name_cn ?? '',
    requiresReceipt: record.requires_receipt,
    mayResendReceipt: record.receipt_retry ?? false,
    referenceNo: record.reference_no || record.bank?.reference_no || '',
    steps: record.steps ?? [],
    ...readAction(record),
    expiresAt: record.expires_at ?? '',
    createdAt: record.created_at ?? '',
    updatedAt: record.updated_at ?? '',
  }
}

function readAction(record: z.infer<typeof DepositRecord>) {
  const { action_type = 'NONE', action_url, bank } = record
  return {
    actionType: action_type,
    actionUrl: action_url ?? '',
    actionFields: record.action_fields ?? {},
    qrImage: record.qr_image ?? '',
    qrText: record.qr_text ?? '',
    bank: bank
      ? {
          bankName: bank.bank_name ?? '',
          accountName: bank.account_name ?? '',
          accountNumber: bank.account_number ?? '',
          referenceNo: bank.reference_no ?? '',
        }
      : null,
  }
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
  record: 'value',
  response: DepositRecord,
  read(record, { input: { amount }, currency, requestId, accountId, hasLocalTimes }): ToldDeposit {
    // Without its id the deposit cannot be followed, and whether it exists is not known. A refusal whose statusCode got
    // lost may name another deposit, but no state.
    if (record.deposit_id === '' || record.status === '') throw new UnusableAnswer('No deposit')
    const request = { request_id: requestId, account_id: accountId, currency, amount: amountText(amount) }
    requireOwnRecord(record, request, { sinceMs: Date.now(), hasLocalTimes, needs: 'amount' })
    return readDeposit(record, currency)
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
  record: 'value',
  response: DepositRecord,
  read(record, { input, currency, accountId, hasLocalTimes }): ToldDeposit {
    if (record.deposit_id === '' || record.status === '') throw new UnusableAnswer('No deposit')
    const own = { account_id: accountId, currency }
    if ('id' in input) requireOwnRecord(record, { ...own, deposit_id: input.id })
    else {
      const proof = { sinceMs: input.sinceMs, hasLocalTimes, needs: 'amount' } as const
      requireOwnRecord(record, { ...own, ...askedOf(input) }, proof)
    }
    return readDeposit(record, currency)
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
  needs: ['currency'],
  request: (input: DepositsQuestion) => ({ ...listRequest(input), status: input.status }),
  response: z.object({ value: list(DepositRecord), ...listFields }),
  read(answer, { input, currency }) {
    const deposits = namedItems(answer.value, ({ deposit_id }) => deposit_id !== '')
    return readList(
      answer,
      deposits.map((record) => readDeposit(record, currency)),
      input,
    )
  },
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
  record: 'value',
  response: z.object({
    status: state(),
    deposit_id: z.optional(idOrNull()),
    account_id: ownership.account_id,
  }),
  read(record, { input, accountId }) {
    if (record.status === '') throw new UnusableAnswer('No status')
    requireOwnRecord(record, { deposit_id: input.id, account_id: accountId })
    return { depositId: input.id, status: record.status }
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
  channelCode !== '' && (channelName === '' || requiresReceipt === undefined)

const knownMethods = ({ callPlatform }: Tools): Promise<readonly DepositMethod[]> =>
  callPlatform(depositMethods, undefined, limits).then(
    ({ items }) => items,
    () => [],
  )

function complete(deposit: ToldDeposit, methods: readonly DepositMethod[], { imageAddress }: Tools): Deposit {
  const { channelCode, channelName, requiresReceipt, qrImage } = deposit
  const method = methods.find((method) => method.channelCode === channelCode)
  const named = channelName === '' && method ? method : deposit
  return {
    ...deposit,
    channelName: named.channelName || channelCode,
    channelNameLocal: named.channelNameLocal,
    channelNameCn: named.channelNameCn,
    requiresReceipt: requiresReceipt ?? method?.requiresReceipt ?? false,
    qrImage: qrImage.startsWith('data:') ? qrImage : imageAddress(qrImage),
  }
}
