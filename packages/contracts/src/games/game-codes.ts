import * as z from 'zod/mini'

/** The platform's code of a provider. */
export const ProviderCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/))

/** The platform's code of a game, unique with its provider. */
export const GameCode = z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,64}$/))

/** The platform's name for a kind of game. */
export const GameType = z.string().check(z.regex(/^[A-Za-z0-9_ -]{1,32}$/))

/** The platform's id of one opening of a game. */
export const GameSessionId = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,128}$/))
