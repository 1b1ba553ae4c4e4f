import { inboxRead } from '../../areas/inbox/platform.ts'
import type { Handler } from '../handler.ts'

export const markInboxRead: Handler<'markInboxRead'> = async ({ body }, { callPlatform }) =>
  callPlatform(inboxRead, body)
