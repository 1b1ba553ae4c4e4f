import { defaultTacSent, requestLoginTac as platformRequestLoginTac } from '../../areas/session/platform.ts'
import { createEnumerationGuard } from '../../session/enumeration-guard.ts'
import type { Handler } from '../handler.ts'

const guard = createEnumerationGuard(defaultTacSent)

export const requestLoginTac: Handler<'requestLoginTac'> = async ({ body }, { brand, callPlatform }) =>
  guard(brand, () => callPlatform(platformRequestLoginTac, body))
