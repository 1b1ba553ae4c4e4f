import { sanitiseHtml } from '../../sites/content/sanitise-html.ts'
import { inbox } from '../../upstream/calls/player/inbox.ts'
import type { Handler } from '../handler.ts'

export const listInbox: Handler<'listInbox'> = async (_request, { callPlatform, imageAddress }) => {
  const { messages, unreadCount } = await callPlatform(inbox, undefined)
  return {
    messages: messages.map((message) => ({
      ...message,
      bodyEn: sanitiseHtml(message.bodyEn, imageAddress),
      bodyLocal: sanitiseHtml(message.bodyLocal, imageAddress),
      bodyCn: sanitiseHtml(message.bodyCn, imageAddress),
    })),
    unreadCount,
  }
}
