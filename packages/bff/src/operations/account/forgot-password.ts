import { defaultReset, forgotPassword as platformForgotPassword } from '../../areas/account/platform.ts'
import { createEnumerationGuard } from '../../session/enumeration-guard.ts'
import type { Handler } from '../handler.ts'

const guard = createEnumerationGuard(defaultReset)

export const forgotPassword: Handler<'forgotPassword'> = async ({ body }, { brand, callPlatform }) =>
  guard(brand, () => callPlatform(platformForgotPassword, body))
