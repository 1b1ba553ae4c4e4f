import { errorCodes } from '@marquee/contracts/problem'
import type { LocalCode } from './local-codes.ts'

/** Of the contract's table of error codes, what a browser states by itself. Written out as data by the build. */
export const errorFacts: Pick<typeof errorCodes, LocalCode> = errorCodes
