import type { ErrorCode } from '@marquee/contracts/problem'

/** The problems that a browser states by itself, because no gateway could. */
export const localCodes = [
  'internalServerError',
  'serviceUnavailable',
  'disconnect',
  'gameUnavailable',
] as const satisfies readonly ErrorCode[]
export type LocalCode = (typeof localCodes)[number]
