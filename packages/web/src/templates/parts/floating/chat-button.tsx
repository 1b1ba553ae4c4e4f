import { useEffect } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import './chat-button.css'
import { type ChatSource, loadChat, maximizeChat, useChatStatus } from '../../../brand/live-chat.ts'
import { Icon } from '../../../ui/media/icon.tsx'

/** Opens the live chat's window (specification, section 2). It appears once the chat widget has loaded. */
export function ChatButton({ source: { scriptUrl, chatId } }: { source: ChatSource }) {
  const { t } = useTranslation()
  const status = useChatStatus()
  useEffect(() => loadChat({ scriptUrl, chatId }), [scriptUrl, chatId])
  if (status !== 'ready') return null
  return (
    <aside aria-label={t('client.chat')}>
      <button type="button" className="chat-button" aria-label={t('client.chat')} onClick={maximizeChat}>
        <Icon name="chat" />
      </button>
    </aside>
  )
}
