import type { ErrorCode } from '@marquee/contracts/problem'

/** The problems that the client itself reports, where no response of the gateway exists. */
export const localCodes = [
  'internalServerError',
  'serviceUnavailable',
  'disconnect',
  'gameUnavailable',
] as const satisfies readonly ErrorCode[]
export type LocalCode = (typeof localCodes)[number]
