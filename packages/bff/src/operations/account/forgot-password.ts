import { createEnumerationGuard } from '../../session/enumeration-guard.ts'
import {
  defaultReset,
  forgotPassword as platformForgotPassword,
} from '../../upstream/calls/auth/forgot-password.ts'
import type { Handler } from '../handler.ts'

const guard = createEnumerationGuard(defaultReset)

export const forgotPassword: Handler<'forgotPassword'> = async ({ body }, { brand, callPlatform }) =>
  guard(brand, () => callPlatform(platformForgotPassword, body))
