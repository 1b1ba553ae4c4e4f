import type { NotificationChannel, NotificationSetting } from '@marquee/contracts/areas/notifications'
import type { ResponseOf } from '@marquee/contracts/operations'
import { useQueryClient } from '@tanstack/react-query'
import { queryKey } from '../../api/query.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { UnavailableNote } from '../../brand/unavailable-note.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { showToast } from '../../ui/feedback/toast.ts'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { Icon, type IconName } from '../../ui/media/icon.tsx'
import './notification-settings.css'

const icons: Record<NotificationChannel, IconName> = {
  SMS: 'phone',
  EMAIL: 'inbox',
  PUSH: 'bell',
  INBOX: 'chat',
}

/** What the player lets the brand send, channel by channel. Renders nothing where the platform offers no choice. */
export function NotificationSettings() {
  const { t } = useTranslation()
  const isOffered = useStartup().capabilities.includes('notifications')
  const { data } = usePlayerQuery('getNotificationSettings', {}, isOffered)
  if (!data || data.settings.length === 0) return null
  return (
    <section className="stack notifications" aria-labelledby="notifications">
      <h2 id="notifications">{t('help.notifications.title')}</h2>
      <p className="muted">{t('help.notifications.text')}</p>
      <ul className="notification-channels">
        {data.settings.map((setting) => (
          <li key={setting.channel}>
            <Channel setting={setting} />
          </li>
        ))}
      </ul>
      <p className="muted">{t('help.notifications.always')}</p>
    </section>
  )
}

const topics = ['updates', 'offers'] as const

function Channel({ setting }: { setting: NotificationSetting }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { mutate, isPending, variables, error } = useOperation('setNotificationSetting')
  const { channel } = setting
  const shown = isPending ? { ...setting, ...variables.body } : setting
  const choose = (change: Partial<Record<(typeof topics)[number], boolean>>) =>
    mutate(
      { body: { channel, ...change } },
      {
        onSuccess: (settings) => {
          client.setQueryData<ResponseOf<'getNotificationSettings'>>(
            queryKey('getNotificationSettings', {}),
            settings,
          )
          showToast({ tone: 'success', text: t('help.notifications.saved') })
        },
      },
    )
  return (
    <fieldset className="notification-channel">
      <legend>
        <Icon name={icons[channel]} size={20} tone="accent" />
        {t(`help.notifications.channels.${channel}`)}
      </legend>
      {topics.map((topic) =>
        shown[topic] === null ? null : (
          <CheckboxField
            key={topic}
            label={t(`help.notifications.${topic}`)}
            checked={shown[topic]}
            onChange={({ target }) => choose({ [topic]: target.checked })}
          />
        ),
      )}
      <UnavailableNote error={error} />
    </fieldset>
  )
}
