import * as z from 'zod/mini'
import { normalMobileNumber } from '../form-fields.ts'

/**
 * The account id of somebody who may not have an account yet: as loose as one that is typed to sign in, but a
 * mobile number takes the form that sign-up gives it, so that the code and the account belong together.
 */
export const ApplicantId = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.overwrite(normalMobileNumber),
    z.minLength(3),
    z.maxLength(64),
    z.regex(/^[\p{L}\p{N}._@+-]+$/u),
  )
