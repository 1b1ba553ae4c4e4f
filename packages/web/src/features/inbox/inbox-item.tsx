import type { InboxMessage, InboxReward, InboxReward as Reward } from '@marquee/contracts/areas/inbox'
import { offeredLanguages } from '@marquee/contracts/languages'
import { leadsToPage } from '@marquee/contracts/leads-to-page'
import { pickText } from '@marquee/contracts/local-text'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { createIdempotencyKey } from '../../api/idempotency-key.ts'
import type { ProblemError } from '../../api/problem-error.ts'
import { query, queryKey } from '../../api/query.ts'
import { shownOf } from '../../api/shown-failure.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { UnavailableNote } from '../../brand/unavailable-note.tsx'
import { OperatorBody } from '../../content/operator-body.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { numericDisplay } from '../../i18n/numeric-display.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Icon, type IconName } from '../../ui/media/icon.tsx'

const icons: Record<string, IconName> = {
  SYSTEM: 'info',
  PROMO: 'ticket',
  REWARD: 'gift',
  SECURITY: 'lock',
}

interface InboxItemProps {
  message: InboxMessage
  onRead: (inboxId: string) => void
  onDelete: (inboxId: string) => void
}

/** One message as a disclosure: its heading, and its text, reward and link. Opening it marks it as read. */
export function InboxItem({ message, onRead, onDelete }: InboxItemProps) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const bodyId = useId()
  const [isOpen, setOpen] = useState(false)
  const { inboxId, isRead, reward } = message
  const reader = useLanguage()
  const title = pickText(message.title, reader)
  const body = pickText(message.body, reader)

  const toggle = () => {
    setOpen(!isOpen)
    if (!isRead) onRead(inboxId)
  }
  return (
    <li className="inbox-item" data-unread={isRead ? undefined : true}>
      <h2 className="inbox-heading">
        <button
          type="button"
          className="row inbox-head"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={toggle}
        >
          <span className="inbox-mark">
            <Icon name={icons[message.category] ?? 'inbox'} />
          </span>
          <span className="stack gap-0 grow">
            <span className="inbox-title" lang={offeredLanguages[title.language].tag}>
              {isRead ? null : <span className="visually-hidden">{t('inbox.unread')} </span>}
              {title.text}
            </span>
            <time className="inbox-time" dateTime={message.sentAt}>
              {dateTime(message.sentAt)}
            </time>
          </span>
          {/* Open, the amount stands at the button that claims it. */}
          {reward && !isOpen ? <RewardBadge reward={reward} /> : null}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} tone="faint" />
        </button>
      </h2>
      <div id={bodyId} className="stack gap-4 inbox-body" hidden={!isOpen}>
        {isOpen ? (
          <>
            <OperatorBody html={body.text} language={offeredLanguages[body.language].tag} />
            {reward ? <MessageReward message={message} reward={reward} /> : null}
            <div className="wrap inbox-actions">
              <ActionLink to={message.actionUrl} />
              {/* What can still be claimed is not thrown away. */}
              {reward?.state === 'CLAIMABLE' ? null : (
                <Button
                  variant="quiet"
                  aria-label={t('help.inbox.removeOf', { title: title.text })}
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

const tones = { CLAIMABLE: 'accent', CLAIMED: 'success', EXPIRED: 'neutral' } as const

/** A message's reward as a badge for its heading. */
function RewardBadge({ reward }: { reward: Reward }) {
  const { t } = useTranslation()
  const amount = useAmount(reward)
  return (
    <Badge tone={tones[reward.state]} icon={reward.state === 'CLAIMED' ? 'check' : undefined}>
      {reward.state === 'CLAIMABLE'
        ? amount
        : t(reward.state === 'CLAIMED' ? 'inbox.CLAIMED' : 'inbox.EXPIRED')}
    </Badge>
  )
}

/** A message's reward, its expiry, and the button that claims it. */
function MessageReward({ message, reward }: { message: InboxMessage; reward: Reward }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const amount = useAmount(reward)
  const { claim, isClaiming, isUnsure, error } = useInboxClaim(message)
  const stateText = () => {
    if (reward.state !== 'CLAIMABLE')
      return t(reward.state === 'CLAIMED' ? 'inbox.CLAIMEDText' : 'inbox.EXPIREDText')
    if (isUnsure) return t('inbox.unsure')
    return message.expiresAt ? t('inbox.until', { date: dateTime(message.expiresAt) }) : null
  }
  return (
    <>
      <div className="row wrap inbox-reward">
        <Icon name="gift" tone="accent" />
        <p className="inbox-reward-words">
          <strong className="num">{amount}</strong>
          <span role="status">{stateText()}</span>
        </p>
        {reward.state === 'CLAIMABLE' ? (
          <Button busy={isClaiming} onClick={claim}>
            {t(isUnsure ? 'inbox.check' : 'inbox.claim')}
          </Button>
        ) : null}
      </div>
      <UnavailableNote error={error} />
    </>
  )
}

/** The formatted amount: money in the site's currency, tokens by number, others with the platform's type name. */
function useAmount({ type, amount }: Reward): string {
  const { t } = useTranslation()
  const { money, number } = useFormat()
  const { currency } = useStartup().site
  if (type === 'CASH') return money({ amount, currency })
  if (type === 'TOKEN') return t('account.tokens', { number: number(Number(amount)) })
  return t('inbox.amountOf', { amount: numericDisplay(amount), kind: type })
}

// The state of the reward that a refusal reports.
const stateByCode: Record<string, InboxReward['state']> = { alreadyClaimed: 'CLAIMED', expired: 'EXPIRED' }

/**
 * Claims a message's reward. After a call of unknown outcome (`isUnsure`) the messages are fetched first, and only a
 * reward that can still be claimed is claimed again. The platform pays a message once.
 */
function useInboxClaim({ inboxId }: InboxMessage) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const inbox = query('listInbox', {})
  const { mutate, isPending, error, reset } = useOperation('claimInbox')
  const isUnsure = error !== null && shownOf(error) === 'check'

  const setRewardState = (state: InboxReward['state']) =>
    client.setQueryData(inbox.queryKey, (cached) =>
      cached
        ? {
            ...cached,
            messages: cached.messages.map((message) =>
              message.inboxId === inboxId && message.reward
                ? { ...message, isRead: true, reward: { ...message.reward, state } }
                : message,
            ),
          }
        : cached,
    )

  const refresh = () => {
    void client.invalidateQueries({ queryKey: queryKey('getBalance', {}) })
    void client.invalidateQueries({ queryKey: queryKey('getAccountStatus', {}) })
  }

  const onSuccess = () => {
    setRewardState('CLAIMED')
    showToast({ tone: 'success', text: t('inbox.claimed') })
    refresh()
  }

  const onError = (failure: ProblemError) => {
    const state = stateByCode[failure.problem.code]
    if (state) setRewardState(state)
    else if (shownOf(failure) === 'check') {
      void client.invalidateQueries({ queryKey: inbox.queryKey })
      refresh()
    }
  }

  const claim = async () => {
    if (isUnsure) {
      const { messages } = await client.fetchQuery({ ...inbox, staleTime: 0 })
      const state = messages.find((message) => message.inboxId === inboxId)?.reward?.state
      if (state !== 'CLAIMABLE') return reset()
    }
    mutate({ params: { id: inboxId }, idempotencyKey: createIdempotencyKey() }, { onError, onSuccess })
  }
  return { claim: () => void claim().catch(() => {}), isClaiming: isPending, isUnsure, error }
}
