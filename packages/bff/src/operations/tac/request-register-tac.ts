import { requestRegisterTac as platformRequestRegisterTac } from '../../areas/session/platform.ts'
import type { Handler } from '../handler.ts'

export const requestRegisterTac: Handler<'requestRegisterTac'> = async ({ body }, { callPlatform }) =>
  callPlatform(platformRequestRegisterTac, body)
