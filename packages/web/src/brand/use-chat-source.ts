import type { ChatSource } from './live-chat.ts'
import { useKnownStartup } from './startup-context.ts'

/** The brand's live chat; `undefined` where it has none. */
export function useChatSource(): ChatSource | undefined {
  const { scriptUrl, chatId } = useKnownStartup()?.liveChat ?? {}
  return scriptUrl && chatId ? { scriptUrl, chatId } : undefined
}
