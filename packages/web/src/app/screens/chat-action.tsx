import { type ChatSource, openChat, useChatStatus } from '../../brand/live-chat.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'

/** Opens the brand's live chat. */
export function ChatAction({ source }: { source: ChatSource }) {
  const { t } = useTranslation()
  const status = useChatStatus()
  return (
    <Button variant="outline" size="l" busy={status === 'loading'} onClick={() => openChat(source)}>
      <Icon name="chat" />
      {t('client.chat')}
    </Button>
  )
}
