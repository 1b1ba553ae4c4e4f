import type { InboxMessage } from '@marquee/contracts/areas/inbox'
import { offeredLanguages } from '@marquee/contracts/languages'
import { type ComponentType, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { leadsToPage } from '../../brand/leads-to-page.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { writtenIn } from '../../i18n/written-in.ts'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { Icon, type IconName } from '../../ui/media/icon.tsx'
import type { BodyProps } from './inbox-body.ts'
import { InboxReward, RewardBadge } from './inbox-reward.tsx'

const icons: Record<string, IconName> = {
  SYSTEM: 'info',
  PROMO: 'ticket',
  REWARD: 'gift',
  SECURITY: 'lock',
}

interface InboxItemProps {
  message: InboxMessage
  Body: ComponentType<BodyProps>
  onRead: (inboxId: string) => void
  onDelete: (inboxId: string) => void
}

/** One message as a disclosure: its heading, and its text, reward and link. Opening it marks it as read. */
export function InboxItem({ message, Body, onRead, onDelete }: InboxItemProps) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const bodyId = useId()
  const [isOpen, setOpen] = useState(false)
  const { inboxId, isRead, reward } = message
  const { title, body, language } = useMessageTexts(message)

  const toggle = () => {
    setOpen(!isOpen)
    if (!isRead) onRead(inboxId)
  }
  return (
    <li className="inbox-item" data-unread={isRead ? undefined : true}>
      <h2 className="inbox-heading">
        <button
          type="button"
          className="inbox-head"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={toggle}
        >
          <span className="inbox-mark">
            <Icon name={icons[message.category] ?? 'inbox'} />
          </span>
          <span className="inbox-words">
            <span className="inbox-title" lang={language}>
              {isRead ? null : <span className="visually-hidden">{t('inbox.unread')} </span>}
              {title}
            </span>
            <time className="inbox-time" dateTime={message.sentAt}>
              {dateTime(message.sentAt)}
            </time>
          </span>
          {/* Open, the amount stands at the button that claims it. */}
          {reward && !isOpen ? <RewardBadge reward={reward} /> : null}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </button>
      </h2>
      <div id={bodyId} className="inbox-body" hidden={!isOpen}>
        {isOpen ? (
          <>
            <Body html={body} language={language} />
            {reward ? <InboxReward message={message} reward={reward} /> : null}
            <div className="inbox-actions">
              <ActionLink to={message.actionUrl} />
              {/* What can still be claimed is not thrown away. */}
              {reward?.state === 'CLAIMABLE' ? null : (
                <Button
                  variant="quiet"
                  aria-label={t('help.inbox.removeOf', { title })}
                  aria-haspopup="dialog"
                  onClick={() => onDelete(inboxId)}
                >
                  {t('help.inbox.remove')}
                </Button>
              )}
            </div>
          </>
        ) : null}
      </div>
    </li>
  )
}

/** A message's link: to a page that the site has, or to another site in a new tab. */
function ActionLink({ to }: { to: string }) {
  const { t } = useTranslation()
  const { capabilities } = useStartup()
  if (to === '' || (to.startsWith('/') && !leadsToPage(to, capabilities))) return null
  const className = buttonClass({ variant: 'outline' })
  return to.startsWith('/') ? (
    <Link className={className} to={to}>
      {t('inbox.open')}
    </Link>
  ) : (
    <a className={className} href={to} target="_blank" rel="noopener noreferrer">
      {t('inbox.open')}
      <Icon name="external" />
    </a>
  )
}

/** Title and body in the page's language if the message has it, else in English, else in the local language. */
function useMessageTexts(message: InboxMessage) {
  const language = useLanguage()
  const { titleEn, titleLocal, titleCn, bodyEn, bodyLocal, bodyCn } = message
  const texts = {
    EN: { title: titleEn, body: bodyEn },
    PHP: { title: titleLocal, body: bodyLocal },
    CN: { title: titleCn, body: bodyCn },
  }
  const written = writtenIn(language, { EN: titleEn, PHP: titleLocal, CN: titleCn })
  const { title, body } = texts[written]
  return { title, body: body || bodyEn || bodyLocal, language: offeredLanguages[written].tag }
}
