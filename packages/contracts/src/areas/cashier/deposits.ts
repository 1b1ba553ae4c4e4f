import * as z from 'zod/mini'
import { rangeCheck, rangeQuery } from '../../date-range.ts'
import { idParams, PlatformCode, RecordId, StatusFilter } from '../../identifiers.ts'
import {
  Code,
  Flag,
  Id,
  LocalText,
  needed,
  oneOf,
  orBlank,
  orElse,
  orNull,
  State,
  Time,
  Words,
} from '../../kinds.ts'
import { listOf, pageQuery } from '../../list.ts'
import { AmountInput, Money } from '../../money.ts'
import { operation } from '../../operation.ts'
import { maxUploadBytes, uploadTypes } from '../../uploads.ts'
import { moneyErrors } from './money-errors.ts'

/** What the player does next: nothing, go to a page, scan a code, transfer to an account, or send a form to a page. */
export const DepositAction = oneOf(['NONE', 'REDIRECT', 'QR', 'BANK_DETAILS', 'FORM_POST'], 'NONE')
export type DepositAction = z.infer<typeof DepositAction>

/**
 * A deposit (the platform's contract, 2.1). How to pay is null or empty where the platform tells it only when the
 * deposit is created.
 */
export const Deposit = z.object({
  depositId: needed(Id),
  /**
   * `CREATED`, `AWAITING_PAYMENT`, `FOR_REVIEW`, `PROCESSING`, or one of `endedDepositStates`; or another state of the
   * platform.
   */
  status: State,
  /** What the player pays. Null where the platform leaves an amount out. */
  amount: orNull(Money),
  fee: orNull(Money),
  netAmount: orNull(Money),
  /** What reached the balance, once it did. */
  creditedAmount: orNull(Money),
  bonusAmount: orNull(Money),
  /** Why it ended without success: a key of the `errors` texts, or a word of the platform; empty for none. */
  reasonCode: orBlank(Code),
  channelCode: orBlank(Code),
  channelName: orBlank(LocalText),
  requiresReceipt: orBlank(Flag),
  /** Whether a deposit whose receipt was refused takes another one. */
  mayResendReceipt: orBlank(Flag),
  /** The short number that the payer and the payment page name it by; empty where the platform has none. */
  referenceNo: orBlank(Id),
  actionType: orBlank(DepositAction),
  /** The page to go to, or to send the form to; empty for none. */
  actionUrl: orElse(Code, ''),
  /** The fields of the form. */
  actionFields: orElse(z.record(z.string(), z.string()), {}),
  /** The picture of a QR code that a page may load; empty where it is drawn from `qrText`. */
  qrImage: orElse(Code, ''),
  qrText: orBlank(Code),
  bank: orNull(
    z.object({
      bankName: orBlank(Words),
      accountName: orBlank(Words),
      accountNumber: orBlank(Code),
      referenceNo: orBlank(Id),
    }),
  ),
  /** The states that it has been in, earliest first; empty where the platform doesn't tell. */
  steps: orBlank(z.array(z.object({ status: State, at: Time }))),
  expiresAt: orBlank(Time),
  createdAt: orBlank(Time),
  updatedAt: orBlank(Time),
})
export type Deposit = z.infer<typeof Deposit>

export const depositExample: Deposit = {
  depositId: 'D1',
  status: 'AWAITING_PAYMENT',
  amount: { amount: '500.00', currency: 'PHP' },
  fee: { amount: '7.50', currency: 'PHP' },
  netAmount: { amount: '492.50', currency: 'PHP' },
  creditedAmount: null,
  bonusAmount: null,
  reasonCode: '',
  channelCode: 'QRPH_1',
  channelName: { EN: 'QR Ph' },
  requiresReceipt: false,
  mayResendReceipt: false,
  referenceNo: '6975223748014',
  actionType: 'QR',
  actionUrl: '',
  actionFields: {},
  qrImage: '',
  qrText: '000201010212',
  bank: null,
  steps: [{ status: 'AWAITING_PAYMENT', at: '2030-01-01T08:00:00+08:00' }],
  expiresAt: '2030-01-01T08:30:00+08:00',
  createdAt: '2030-01-01T08:00:00+08:00',
  updatedAt: '',
}

/** The values of a method's own fields by name. The platform knows their rules and refuses each by its name. */
const FieldValues = z.record(
  z.string().check(z.regex(/^[A-Za-z0-9_]{1,64}$/)),
  z.string().check(z.maxLength(200)),
)

/**
 * Begins a deposit. `outcomeUnknown` means that it may exist: `getMoneyOutcome` tells, by the idempotency key. Errors:
 * `pendingExists` when the channel has a deposit that waits for payment; `methodUnavailable` when it has gone into
 * maintenance.
 */
export const createDeposit = operation(
  {
    method: 'POST',
    path: '/api/cashier/deposits',
    access: 'player',
    limit: 'writes',
    shows: 'money',
    showsAtField: { channelCode: ['methodUnavailable', 'currencyNotSupported'] },
    capability: 'deposits',
    idempotency: 'required',
    body: z.strictObject({
      channelCode: PlatformCode,
      amount: AmountInput,
      promoId: z.optional(RecordId),
      fields: z.optional(FieldValues),
    }),
    response: Deposit,
    errors: [...moneyErrors, 'methodUnavailable', 'nameMismatch'],
  },
  {
    request: { body: { channelCode: 'QRPH_1', amount: '500', fields: { payer_name: 'Maria Santos' } } },
    response: depositExample,
  },
)

/** A deposit as it stands now. */
export const getDeposit = operation(
  {
    method: 'GET',
    path: '/api/cashier/deposits/{id}',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'deposits',
    params: idParams,
    response: Deposit,
  },
  {
    request: { params: { id: 'D1' } },
    response: depositExample,
  },
)

/** The player's deposits, latest first. */
export const listDeposits = operation(
  {
    method: 'GET',
    path: '/api/cashier/deposits',
    access: 'player',
    limit: 'reads',
    shows: 'nowhere',
    capability: 'deposits',
    query: z.object({ ...rangeQuery, ...pageQuery, status: StatusFilter }).check(rangeCheck),
    response: listOf(Deposit),
  },
  {
    request: { query: { from: '2030-01-01', to: '2030-01-07', status: 'AWAITING_PAYMENT' } },
    response: { items: [depositExample], total: 1, page: 1, perPage: 10 },
  },
)

/** Cancels a deposit that waits for payment. Errors: `notEligible` when it is past that. */
export const cancelDeposit = operation(
  {
    method: 'POST',
    path: '/api/cashier/deposits/{id}/cancel',
    access: 'player',
    limit: 'writes',
    shows: 'record',
    showsElsewhere: { state: ['notEligible', 'expired', 'duplicateRequest'] },
    capability: 'deposits',
    idempotency: 'required',
    params: idParams,
    response: z.object({ depositId: z.string(), status: z.string() }),
    errors: ['outcomeUnknown', 'notEligible', 'expired', 'duplicateRequest'],
  },
  {
    request: { params: { id: 'D1' } },
    response: { depositId: 'D1', status: 'CANCELLED' },
  },
)

/**
 * Hands in the receipt of a payment: one file, passed on as it arrives. After a refusal another one, where the deposit
 * says so (`mayResendReceipt`).
 */
export const uploadDepositReceipt = operation(
  {
    method: 'POST',
    path: '/api/cashier/deposits/{id}/receipt',
    access: 'player',
    limit: 'writes',
    shows: 'file',
    capability: 'deposits',
    params: idParams,
    upload: { types: uploadTypes, maxBytes: maxUploadBytes },
    response: z.object({ depositId: z.string(), status: z.string() }),
    errors: ['notEligible', 'invalidInput', 'expired', 'fileTypeInvalid', 'fileTooLarge'],
  },
  {
    request: { params: { id: 'D1' } },
    response: { depositId: 'D1', status: 'FOR_REVIEW' },
  },
)
