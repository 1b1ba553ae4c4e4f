import { sanitizeBodies } from '../../sites/content/sanitize-bodies.ts'
import { inbox } from '../../upstream/calls/player/inbox.ts'
import type { Handler } from '../handler.ts'

export const listInbox: Handler<'listInbox'> = async (_request, { callPlatform, imageAddress }) => {
  const { messages, unreadCount } = await callPlatform(inbox, undefined)
  return { messages: messages.map((message) => sanitizeBodies(message, imageAddress)), unreadCount }
}
