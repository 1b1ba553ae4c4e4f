import { sessionList } from '../../upstream/calls/auth/session-list.ts'
import type { Handler } from '../handler.ts'

export const listSessions: Handler<'listSessions'> = async (_request, { callPlatform }) =>
  callPlatform(sessionList, undefined)
