import { errorCodes } from '@marquee/contracts/problem'
import type { LocalCode } from './local-codes.ts'

/** The entries of the contract's error table that the client itself reports. The build replaces this with plain data. */
export const errorFacts: Pick<typeof errorCodes, LocalCode> = errorCodes
