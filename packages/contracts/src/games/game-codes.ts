import * as z from 'zod/mini'

/** The platform's code for a provider. */
export const ProviderCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/))

/** The platform's code for a game, unique within its provider (see `gameKey`). */
export const GameCode = z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,64}$/))

/** The platform's game type (`SLOTS`, `LIVECASINO`); `categoryByName` gives the category. */
export const GameType = z.string().check(z.regex(/^[A-Za-z0-9_ -]{1,32}$/))

/** The platform's id for one launch of a game, from `launchGame` to `closeGame`. */
export const GameSessionId = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,128}$/))
