import type { Handler } from '../handler.ts'
import {
  forgotPassword as platformForgotPassword,
  usualReset,
} from '../../upstream/calls/auth/forgot-password.ts'
import { createEnumerationGuard } from '../../session/enumeration-guard.ts'

const guarded = createEnumerationGuard(usualReset)

export const forgotPassword: Handler<'forgotPassword'> = async ({ body }, { brand, callPlatform }) =>
  guarded(brand, () => callPlatform(platformForgotPassword, body))
