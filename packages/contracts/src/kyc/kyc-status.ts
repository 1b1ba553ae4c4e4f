import * as z from 'zod/mini'

/** How far the player's identity is verified (the platform's contract, 2.14). */
export const KycStatus = z.object({
  level: z.string(),
  /** `NONE`, `PENDING`, `VERIFIED`, `REJECTED`, `EXPIRED`, or another state of the platform. */
  status: z.string(),
  /** What it is needed for: `WITHDRAWAL`, `DEPOSIT`, `BONUS`. */
  requiredFor: z.array(z.string()),
  documents: z.array(z.object({ type: z.string(), status: z.string(), reason: z.string() })),
  /** The kinds of documents that can be handed in. */
  acceptedTypes: z.array(z.string()),
  /** ISO 8601; empty for none. */
  deadline: z.string(),
})
export type KycStatus = z.infer<typeof KycStatus>

export const kycStatusExample: KycStatus = {
  level: 'BASIC',
  status: 'REJECTED',
  requiredFor: ['WITHDRAWAL'],
  documents: [{ type: 'PASSPORT', status: 'REJECTED', reason: 'blurred' }],
  acceptedTypes: ['PASSPORT', 'DRIVERS_LICENSE', 'PHILSYS'],
  deadline: '',
}
