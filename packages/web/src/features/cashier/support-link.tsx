import { Link } from 'react-router'
import { openChat, useChatStatus } from '../../brand/live-chat.ts'
import { useChatSource } from '../../brand/use-chat-source.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'

/** Leads to a person: the brand's live chat, or its contact page where it has none. */
export function SupportLink() {
  const { t } = useTranslation(['ui', '_m'])
  const source = useChatSource()
  const status = useChatStatus()
  if (source) {
    return (
      <Button variant="outline" busy={status === 'loading'} onClick={() => openChat(source)}>
        <Icon name="chat" />
        {t('client.chat')}
      </Button>
    )
  }
  return (
    <Link className={buttonClass({ variant: 'outline' })} to="/contact-us">
      <Icon name="chat" />
      {t('_m:page.contact-us')}
    </Link>
  )
}
