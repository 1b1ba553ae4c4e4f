import { ResetMethod } from '@marquee/contracts/areas/account/password'
import * as z from 'zod/mini'
import { count, field } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'
import { defaultTacSent } from './tac-sent.ts'

interface ResetRequest {
  accountId: string
  contactPhone: string
}

interface ResetStarted {
  resendInSeconds: number
  expiresInSeconds: number
  method: ResetMethod
}

const { resendInSeconds, expiresInSeconds } = defaultTacSent

/** Defaults where the platform sends none. */
export const defaultReset: ResetStarted = { resendInSeconds, expiresInSeconds, method: 'TAC' }

/** Starts a password reset. The masked recipient is not read, because it reveals something about the account. */
export const forgotPassword = platformCall({
  path: '/api/auth/forgot_password',
  kind: 'write',
  identify: 'site',
  onFailure: 'general',
  request: ({ accountId, contactPhone }: ResetRequest) => ({
    account_id: accountId,
    contact_phone: contactPhone,
  }),
  response: z.object({
    resend_in: z.optional(count()),
    expires_in: z.optional(count()),
    method: z.optional(field<ResetMethod>('resetMethod', readMethod, defaultReset.method)),
  }),
  read: ({ resend_in, expires_in, method }): ResetStarted => ({
    resendInSeconds: resend_in ?? defaultReset.resendInSeconds,
    expiresInSeconds: expires_in ?? defaultReset.expiresInSeconds,
    method: method ?? defaultReset.method,
  }),
})

function readMethod(value: unknown): ResetMethod | undefined {
  return ResetMethod.options.find((method) => method === value)
}
