import type { ResponseOf } from '@marquee/contracts/operations'
import { useQuery } from '@tanstack/react-query'
import { openChat, useChatStatus } from '../../brand/live-chat.ts'
import { PageHeader } from '../../brand/pages/page-header.tsx'
import { QueryResults } from '../../brand/query-results.tsx'
import { networkName, socialQuery } from '../../brand/social-accounts.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { useChatSource } from '../../brand/use-chat-source.ts'
import { ContentFrame } from '../../content/content-frame.tsx'
import { useHoursText } from '../../i18n/use-hours-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { ChannelLine, useContactChannels } from './contact-channel.tsx'
import { TicketSection } from './tickets.tsx'
import './contact-page.css'

/** The brand's contact channels: its live chat, where it has one, and its accounts on social networks. */
export function Page() {
  const { t } = useTranslation(['ui', '_m'])
  const { site: brand, capabilities } = useStartup()
  const site = brand.siteName
  return (
    <ContentFrame page="contact-us">
      <PageHeader page="contact-us" text={t('content.contact.lead', { site })} />
      <div className="contact-ways">
        <ChatChannel />
        {capabilities.includes('contact') ? <ChannelList /> : null}
        <Networks />
      </div>
      {capabilities.includes('tickets') ? <TicketSection /> : null}
      <section className="stack contact-before">
        <h2>{t('content.contact.before')}</h2>
        <ul className="stack gap-2 quiet">
          <li>
            <Icon name="info" tone="accent" />
            {t('content.contact.beforeReference')}
          </li>
          <li>
            <Icon name="lock" tone="accent" />
            {t('content.contact.beforePassword', { site })}
          </li>
        </ul>
      </section>
    </ContentFrame>
  )
}

function ChatChannel() {
  const { t } = useTranslation()
  const hoursText = useHoursText()
  const source = useChatSource()
  const status = useChatStatus()
  const hours = useContactChannels().data?.items.find(({ kind }) => kind === 'CHAT')?.hours
  if (!source) return null
  return (
    <section className="stack gap-4 card content-card">
      <h2>{t('client.chat')}</h2>
      <p className="quiet contact-text">
        {t('content.contact.chatText')}
        {hours ? <small>{hoursText(hours)}</small> : null}
      </p>
      <p className="contact-action">
        <Button busy={status === 'loading'} onClick={() => openChat(source)}>
          {t('content.contact.chatStart')}
        </Button>
      </p>
      {status === 'failed' ? <p role="alert">{t('content.contact.chatFailed')}</p> : null}
    </section>
  )
}

/** The brand's accounts on social networks; nothing for a brand without any. */
function Networks() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(socialQuery())
  if (data?.accounts.length === 0) return null
  return (
    <section className="stack gap-4 card content-card">
      <h2>{t('content.contact.networks')}</h2>
      {data ? (
        <NetworkList accounts={data.accounts} />
      ) : error ? (
        <>
          <p className="quiet">{t('content.contact.networksFailed')}</p>
          <p>
            <Button variant="tonal" busy={isFetching} onClick={() => void refetch()}>
              {t('app.retry')}
            </Button>
          </p>
        </>
      ) : (
        <Skeleton lines={5} />
      )}
    </section>
  )
}

function NetworkList({ accounts }: { accounts: ResponseOf<'listSocialAccounts'>['accounts'] }) {
  const { t } = useTranslation()
  return (
    <ul className="contact-networks">
      {accounts.map(({ network, name, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <span className="visually-hidden">
              {t('content.contact.newTab', { network: networkName(network) })}
            </span>
            <strong aria-hidden="true">{networkName(network)}</strong>
            <span>{name}</span>
            <Icon name="external" size={18} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The ways to reach support, each with its hours. The live chat has a card of its own. */
type Channel = ResponseOf<'listContactChannels'>['items'][number]

function ChannelList() {
  const { t } = useTranslation()
  const result = useContactChannels()
  const isListed = ({ kind }: Channel) => kind !== 'CHAT'
  if (result.data && !result.data.items.some(isListed)) return null
  return (
    <section className="stack gap-4 card content-card">
      <h2>{t('help.channels.title')}</h2>
      <QueryResults result={result} failed={t('help.channels.failed')} skeleton={<Skeleton lines={6} />}>
        {({ items }) => (
          <ul className="stack channel-list">
            {items.filter(isListed).map((channel) => (
              <ChannelLine
                key={`${channel.kind} ${channel.value}`}
                channel={channel}
                // Platforms name these two in one language alone.
                name={
                  channel.kind === 'PHONE' || channel.kind === 'EMAIL'
                    ? t(`help.channels.kinds.${channel.kind}`)
                    : channel.label
                }
              />
            ))}
          </ul>
        )}
      </QueryResults>
    </section>
  )
}
