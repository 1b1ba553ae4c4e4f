import type { Handler } from '../../http/handler.ts'
import { forgotPassword as platformForgotPassword, usualReset } from '../../platform/auth/forgot-password.ts'
import { createEnumerationGuard } from '../../session/enumeration-guard.ts'

const guarded = createEnumerationGuard(usualReset)

export const forgotPassword: Handler<'forgotPassword'> = async ({ body }, { brand, ask }) =>
  guarded(brand, () => ask(platformForgotPassword, body))
