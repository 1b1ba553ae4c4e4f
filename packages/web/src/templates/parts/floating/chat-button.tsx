import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import './chat-button.css'
import { type ChatSource, loadChat, maximizeChat, useChatStatus } from '../../../brand/live-chat.ts'
import { useStartup } from '../../../brand/startup-context.ts'
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
        <ChatPicture />
      </button>
    </aside>
  )
}

/** The platform's picture of the button (`image_id`); an icon where it has none, or it fails to load. */
function ChatPicture() {
  const { imageUrl } = useStartup().liveChat
  const [isBroken, setBroken] = useState(false)
  if (imageUrl === '' || isBroken) return <Icon name="chat" />
  return <img src={imageUrl} alt="" onError={() => setBroken(true)} />
}
