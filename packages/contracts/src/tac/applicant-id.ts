import * as z from 'zod/mini'
import { normalizeMobileNumber } from '../form-fields.ts'

/**
 * The account id of somebody who may not have an account yet: as loose as `AccountId`, but with mobile numbers in the
 * normal form of `NewAccountId`, so that the one-time code and the later account have the same id.
 */
export const ApplicantId = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.overwrite(normalizeMobileNumber),
    z.minLength(3),
    z.maxLength(64),
    z.regex(/^[\p{L}\p{N}._@+-]+$/u),
  )
