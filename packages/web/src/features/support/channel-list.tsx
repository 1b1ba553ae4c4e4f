import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ChannelLine } from './channel-line.tsx'
import { useContactChannels } from './use-contact-channels.ts'

/** The ways to reach support, each with its hours. The live chat has a card of its own. */
export function ChannelList() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useContactChannels()
  const channels = data?.items.filter(({ kind }) => kind !== 'CHAT')
  if (channels?.length === 0) return null
  return (
    <section className="content-card">
      <h2>{t('help.channels.title')}</h2>
      {channels ? (
        <ul className="channel-list">
          {channels.map((channel) => (
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
