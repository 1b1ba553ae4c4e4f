import { useKnownStartup } from '../../brand/startup-context.ts'
import { ChannelLine, useContactChannels } from '../../features/support/contact-channel.tsx'

/** How to reach support from a screen that leads to no page: the two ways that the platform names first. */
export function SupportWays() {
  const isServed = useKnownStartup()?.capabilities.includes('contact')
  const { data } = useContactChannels()
  if (!isServed) return null
  const channels = data?.items.filter(({ kind, value }) => kind !== 'CHAT' && value)
  return (
    <footer className="support-ways">
      <ul className="channel-list">
        {channels?.slice(0, 2).map((channel) => (
          <ChannelLine key={`${channel.kind} ${channel.value}`} channel={channel} />
        ))}
      </ul>
    </footer>
  )
}
