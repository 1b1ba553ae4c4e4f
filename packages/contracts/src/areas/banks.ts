import * as z from 'zod/mini'
import { FullName, Tac } from '../form-fields.ts'
import { idParams, PlatformCode } from '../identifiers.ts'
import {
  Code,
  Count,
  Flag,
  Id,
  needed,
  orBlank,
  orElse,
  orNull,
  Pattern,
  State,
  Time,
  Words,
} from '../kinds.ts'
import { listOf } from '../list.ts'
import { operation } from '../operation.ts'
import { codeErrors } from './session/one-time-codes.ts'

/** A bank or e-wallet that withdrawals can go to (the platform's contract, 2.3). */
export const Bank = z.object({
  bankCode: needed(Code),
  bankName: Words,
  /** `EWALLET`, `BANK`, or another type of the platform. */
  bankType: orBlank(Code),
  imgUrl: orBlank(Code),
  /** For the whole account number; empty for none. */
  accountPattern: orBlank(Pattern),
  accountLengthMin: orNull(Count),
  accountLengthMax: orNull(Count),
  isWithdrawalEnabled: orElse(Flag, true),
  isMaintenance: orBlank(Flag),
  /** `INSTAPAY`, `PESONET`, or another rail; empty for none. */
  rail: orBlank(Code),
})
export type Bank = z.infer<typeof Bank>

/** One of the player's own accounts. Its number is masked by the gateway, whatever the platform sends. */
export const PlayerBank = z.object({
  bankId: needed(Id),
  bankCode: Code,
  bankName: orBlank(Words),
  bankType: orBlank(Code),
  accountName: orBlank(Words),
  /** `•••• 1234`. */
  accountNumberMasked: Code,
  isDefault: orBlank(Flag),
  /** `ACTIVE`, `PENDING`, `REJECTED`, `LOCKED`, or another state of the platform. */
  status: orElse(State, 'ACTIVE'),
  createdAt: orBlank(Time),
})
export type PlayerBank = z.infer<typeof PlayerBank>

export const playerBankExample: PlayerBank = {
  bankId: 'B1',
  bankCode: 'BPI',
  bankName: 'BPI',
  bankType: 'BANK',
  accountName: 'Maria Santos',
  accountNumberMasked: '•••• 1234',
  isDefault: true,
  status: 'ACTIVE',
  createdAt: '2030-01-01T08:00:00+08:00',
}

/** The banks and e-wallets that withdrawals can go to. */
export const listBanks = operation(
  {
    method: 'GET',
    path: '/api/banks',
    access: 'anyone',
    limit: 'reads',
    shows: 'part',
    cache: 'catalogue',
    capability: 'banks',
    response: listOf(Bank),
  },
  {
    request: {},
    response: {
      items: [
        {
          bankCode: 'GCASH',
          bankName: 'GCash',
          bankType: 'EWALLET',
          imgUrl: '/media/gcash.svg',
          accountPattern: '^09[0-9]{9}$',
          accountLengthMin: 11,
          accountLengthMax: 11,
          isWithdrawalEnabled: true,
          isMaintenance: false,
          rail: 'INSTAPAY',
        },
      ],
      total: 1,
      page: 1,
      perPage: 1,
    },
  },
)

/** The player's own accounts, and whether another can be added. */
export const listMyBanks = operation(
  {
    method: 'GET',
    path: '/api/me/banks',
    access: 'player',
    limit: 'reads',
    shows: 'part',
    capability: 'banks',
    response: z.extend(listOf(PlayerBank), { maxAccounts: orElse(Count, 5), canAdd: orBlank(Flag) }),
  },
  {
    request: {},
    response: { items: [playerBankExample], total: 1, page: 1, perPage: 1, maxAccounts: 5, canAdd: true },
  },
)

/** An account or wallet number: digits, with the spaces and hyphens of a card taken out. */
export const AccountNumber = z.string().check(
  z.overwrite((text) => text.replace(/[\s-]/g, '')),
  z.regex(/^[0-9]{8,19}$/),
)

/**
 * Adds an account that withdrawals can go to. Errors: `duplicateAccount` when somebody has that number already;
 * `nameMismatch` when its holder is not the player; `limitReached` when the player has as many as are allowed.
 */
export const addBank = operation(
  {
    method: 'POST',
    path: '/api/me/banks',
    access: 'player',
    limit: 'writes',
    shows: 'change',
    showsElsewhere: { notice: ['limitReached', 'kycRequired'] },
    showsAtField: { accountNumber: ['duplicateAccount', 'nameMismatch'], bankCode: ['methodUnavailable'] },
    capability: 'banks',
    idempotency: 'required',
    body: z.strictObject({
      bankCode: PlatformCode,
      accountName: FullName,
      accountNumber: AccountNumber,
      branch: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      tac: Tac,
    }),
    response: PlayerBank,
    errors: [
      ...codeErrors,
      'outcomeUnknown',
      'invalidInput',
      'duplicateAccount',
      'duplicateRequest',
      'nameMismatch',
      'limitReached',
      'methodUnavailable',
      'kycRequired',
    ],
  },
  {
    request: {
      body: { bankCode: 'BPI', accountName: 'Maria Santos', accountNumber: '1234567890', tac: '123456' },
    },
    response: playerBankExample,
  },
)

/** Chooses the account that withdrawals go to unless the player picks another. */
export const setDefaultBank = operation(
  {
    method: 'POST',
    path: '/api/me/banks/{id}/default',
    access: 'player',
    limit: 'writes',
    shows: 'dialog',
    capability: 'banks',
    params: idParams,
    response: listOf(PlayerBank),
    errors: ['notEligible'],
  },
  {
    request: { params: { id: 'B1' } },
    response: { items: [playerBankExample], total: 1, page: 1, perPage: 1 },
  },
)

/** Removes one of the player's accounts. Errors: `pendingExists` while a withdrawal to it is open. */
export const removeBank = operation(
  {
    method: 'DELETE',
    path: '/api/me/banks/{id}',
    access: 'player',
    limit: 'writes',
    shows: 'change',
    showsElsewhere: { notice: ['pendingExists', 'notEligible'], state: ['notFound'] },
    capability: 'banks',
    idempotency: 'required',
    params: idParams,
    body: z.strictObject({ tac: Tac }),
    response: z.object({}),
    errors: [...codeErrors, 'outcomeUnknown', 'pendingExists', 'notEligible', 'duplicateRequest'],
  },
  {
    request: { params: { id: 'B1' }, body: { tac: '123456' } },
    response: {},
  },
)
