import type { Handler } from '../../http/handler.ts'
import { forgotPassword as platformForgotPassword, usualReset } from '../../platform/auth/forgot-password.ts'
import { createDiscreetAnswers } from '../../session/discreet-answers.ts'

const discreetly = createDiscreetAnswers(usualReset)

export const forgotPassword: Handler<'forgotPassword'> = async ({ body }, { brand, ask }) =>
  discreetly(brand, () => ask(platformForgotPassword, body))
