import { createEnumerationGuard } from '../../session/enumeration-guard.ts'
import {
  forgotPassword as platformForgotPassword,
  usualReset,
} from '../../upstream/calls/auth/forgot-password.ts'
import type { Handler } from '../handler.ts'

const guard = createEnumerationGuard(usualReset)

export const forgotPassword: Handler<'forgotPassword'> = async ({ body }, { brand, callPlatform }) =>
  guard(brand, () => callPlatform(platformForgotPassword, body))
