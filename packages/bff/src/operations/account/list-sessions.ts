import { sessionList } from '../../areas/account/platform.ts'
import type { Handler } from '../handler.ts'

export const listSessions: Handler<'listSessions'> = async (_request, { callPlatform }) =>
  callPlatform(sessionList, undefined)
