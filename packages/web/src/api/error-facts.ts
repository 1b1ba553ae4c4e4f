import { errorCodes } from '@marquee/contracts/problem'

/** The contract's table of error codes. The build writes it out as data (contract-facts-plugin.ts). */
export const errorFacts = errorCodes
