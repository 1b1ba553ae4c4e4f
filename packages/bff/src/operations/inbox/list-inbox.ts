import { inbox } from '../../areas/inbox/platform.ts'
import { sanitizeBodies } from '../../sites/content/sanitize-bodies.ts'
import type { Handler } from '../handler.ts'

export const listInbox: Handler<'listInbox'> = async (_request, { callPlatform, imageAddress }) => {
  const { messages, unreadCount } = await callPlatform(inbox, undefined)
  return { messages: messages.map((message) => sanitizeBodies(message, imageAddress)), unreadCount }
}
