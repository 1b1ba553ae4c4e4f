import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../../api/query.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon, type IconName } from '../../../ui/media/icon.tsx'
import { channelAddress } from './channel-address.ts'
import './support.css'

const icons: Partial<Record<string, IconName>> = {
  PHONE: 'phone',
  EMAIL: 'inbox',
  TELEGRAM: 'telegram',
  FACEBOOK: 'facebook',
}

/** The ways to reach support, each with its hours. The live chat has a card of its own. */
export function ChannelList() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(query('listContactChannels', {}))
  const channels = data?.items.filter(({ kind }) => kind !== 'CHAT')
  if (channels?.length === 0) return null
  return (
    <section className="content-card">
      <h2>{t('help.channels.title')}</h2>
      {channels ? (
        <ul className="channel-list">
          {channels.map(({ kind, label, value, hours }) => {
            const href = channelAddress({ kind, value })
            return (
              <li key={`${kind} ${value}`}>
                <Icon name={icons[kind] ?? 'chat'} />
                <div>
                  {/* Platforms name these two in one language alone. */}
                  <strong>
                    {kind === 'PHONE' || kind === 'EMAIL' ? t(`help.channels.kinds.${kind}`) : label}
                  </strong>
                  {href ? <a href={href}>{value}</a> : <span>{value}</span>}
                  {hours ? <small>{t('help.channels.hours', { hours })}</small> : null}
                </div>
              </li>
            )
          })}
        </ul>
      ) : error ? (
        <>
          <p role="alert">{t('help.channels.failed')}</p>
          <p>
            <Button variant="tonal" busy={isFetching} onClick={() => void refetch()}>
              {t('app.retry')}
            </Button>
          </p>
        </>
      ) : (
        <Skeleton lines={6} />
      )}
    </section>
  )
}
