import * as z from 'zod/mini'

/**
 * The account id that a player types to sign in: 3 to 64 letters, digits and `. _ @ + -`, trimmed and lower-cased.
 * Looser than `NewAccountId`, because accounts that were opened elsewhere must still be able to sign in.
 */
export const AccountId = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(3), z.maxLength(64), z.regex(/^[\p{L}\p{N}._@+-]+$/u))
export type AccountId = z.infer<typeof AccountId>

/** An existing password to verify: any text of 1 to 128 characters. For one that is chosen, see `NewPassword`. */
export const EnteredPassword = z.string().check(z.minLength(1), z.maxLength(128))

/**
 * What a page may know of the signed-in player (specification, section 3, user state). Name and address are empty
 * where the platform has none. The platform's session token is never part of a response.
 */
export const Player = z.object({
  accountId: z.string(),
  fullName: z.string(),
  contactEmail: z.string(),
})
export type Player = z.infer<typeof Player>

/** Whether somebody is signed in, and who. */
export const Session = z.discriminatedUnion('authenticated', [
  z.object({ authenticated: z.literal(false) }),
  z.object({ authenticated: z.literal(true), player: Player }),
])
export type Session = z.infer<typeof Session>
