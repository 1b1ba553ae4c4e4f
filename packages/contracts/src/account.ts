import * as z from 'zod/mini'

/**
 * What a player types to sign in. Looser than the rule for a new account, because accounts made elsewhere must
 * still get in: 3 to 64 visible characters. Sent in lower case.
 */
export const AccountId = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(3), z.maxLength(64), z.regex(/^[\p{L}\p{N}._@+-]+$/u))
export type AccountId = z.infer<typeof AccountId>

/** A password that is checked, not chosen: any text of 1 to 128 characters. */
export const EnteredPassword = z.string().check(z.minLength(1), z.maxLength(128))

/** The player as a page may know them. Never a token. */
export const Player = z.object({
  accountId: z.string(),
  fullName: z.string(),
  contactEmail: z.string(),
})
export type Player = z.infer<typeof Player>

/** Who is signed in. */
export const Session = z.discriminatedUnion('authenticated', [
  z.object({ authenticated: z.literal(false) }),
  z.object({ authenticated: z.literal(true), player: Player }),
])
export type Session = z.infer<typeof Session>
