import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { openChat, useChatStatus } from '../../brand/live-chat.ts'
import { useChatSource } from '../../brand/use-chat-source.ts'
import { useReferenceTexts } from '../../i18n/use-reference-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Reference } from '../../ui/feedback/reference.tsx'
import { Icon, type IconName } from '../../ui/media/icon.tsx'
import './notice.css'

interface NoticeProps {
  title: string
  text: string
  /** A status code in large type, instead of an icon. */
  code?: string
  icon?: IconName
  /** `offline` replaces the site's own message about the network. */
  kind?: 'offline'
  /** The specification's message, for those who look for it. */
  message?: string
  reference?: string
  /** Ways on from here; the live chat is added where the brand has one. */
  actions?: ReactNode
  children?: ReactNode
}

/** What a screen says that shows no page: what happened, the ways on, and help. */
export function Notice({ title, text, code, icon, kind, message, reference, actions, children }: NoticeProps) {
  const texts = useReferenceTexts()
  return (
    <div className="notice" data-kind={kind}>
      {code ? <p className="notice-code num">{code}</p> : null}
      {icon ? (
        <span className="notice-mark">
          <Icon name={icon} />
        </span>
      ) : null}
      <h1 className="notice-title">{title}</h1>
      <p className="notice-text">{text}</p>
      {children}
      <div className="notice-actions">
        {actions}
        <ChatAction />
      </div>
      {reference ? <Reference reference={reference} texts={texts} /> : null}
      {message ? <p className="notice-message">{message}</p> : null}
    </div>
  )
}

function ChatAction() {
  const { t } = useTranslation()
  const source = useChatSource()
  const status = useChatStatus()
  if (!source) return null
  return (
    <Button variant="outline" size="l" busy={status === 'loading'} onClick={() => openChat(source)}>
      <Icon name="chat" />
      {t('client.chat')}
    </Button>
  )
}
