import { inboxRead } from '../../upstream/calls/player/inbox-read.ts'
import type { Handler } from '../handler.ts'

export const markInboxRead: Handler<'markInboxRead'> = async ({ body }, { callPlatform }) =>
  callPlatform(inboxRead, body)
