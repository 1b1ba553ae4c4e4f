import type { ContactChannel } from '@marquee/contracts/areas/site/channels'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { useKnownStartup } from '../../brand/startup-context.ts'
import { useHoursText } from '../../i18n/use-hours-text.ts'
import { Icon, type IconName } from '../../ui/media/icon.tsx'
import { channelAddress } from './channel-address.ts'
import './contact-channel.css'

const icons: Partial<Record<string, IconName>> = {
  PHONE: 'phone',
  EMAIL: 'inbox',
  TELEGRAM: 'telegram',
  FACEBOOK: 'facebook',
}

/** A way to reach support: under its name, where it has one here, where it leads and when somebody is there. */
export function ChannelLine({ channel, name }: { channel: ContactChannel; name?: string }) {
  const hoursText = useHoursText()
  const { kind, value, hours } = channel
  const href = channelAddress(channel)
  return (
    <li>
      <Icon name={icons[kind] ?? 'chat'} tone="accent" />
      <div>
        {name ? <strong>{name}</strong> : null}
        {href ? <a href={href}>{value}</a> : <span>{value}</span>}
        {hours ? <small>{hoursText(hours)}</small> : null}
      </div>
    </li>
  )
}

/** The ways to reach the brand's support; nothing is asked of a platform that has none. */
export function useContactChannels() {
  const enabled = useKnownStartup()?.capabilities.includes('contact') ?? false
  return useQuery({ ...query('listContactChannels', {}), enabled })
}
