import * as z from 'zod/mini'

/** A bank or e-wallet that withdrawals can go to (the platform's contract, 2.3). */
export const Bank = z.object({
  bankCode: z.string(),
  bankName: z.string(),
  /** `EWALLET`, `BANK`, or another type of the platform. */
  bankType: z.string(),
  imgUrl: z.string(),
  /** A regular expression for the whole account number; empty for none. */
  accountPattern: z.string(),
  accountLengthMin: z.nullable(z.number()),
  accountLengthMax: z.nullable(z.number()),
  isWithdrawalEnabled: z.boolean(),
  isMaintenance: z.boolean(),
  /** `INSTAPAY`, `PESONET`, or another rail; empty for none. */
  rail: z.string(),
})
export type Bank = z.infer<typeof Bank>

/** One of the player's own accounts. Its number is masked by the gateway, whatever the platform sends. */
export const PlayerBank = z.object({
  bankId: z.string(),
  bankCode: z.string(),
  bankName: z.string(),
  bankType: z.string(),
  accountName: z.string(),
  /** `•••• 1234`. */
  accountNumberMasked: z.string(),
  isDefault: z.boolean(),
  /** `ACTIVE`, `PENDING`, `REJECTED`, `LOCKED`, or another state of the platform. */
  status: z.string(),
  createdAt: z.string(),
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
