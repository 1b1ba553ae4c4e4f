import type { Handler } from '../handler.ts'
import {
  forgotPassword as platformForgotPassword,
  usualReset,
} from '../../upstream/calls/auth/forgot-password.ts'
import { createEnumerationGuard } from '../../session/enumeration-guard.ts'

const guard = createEnumerationGuard(usualReset)

export const forgotPassword: Handler<'forgotPassword'> = async ({ body }, { brand, callPlatform }) =>
  guard(brand, () => callPlatform(platformForgotPassword, body))
