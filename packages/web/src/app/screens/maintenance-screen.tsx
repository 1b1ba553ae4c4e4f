import type { Startup } from '@marquee/contracts/areas/site/startup'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { FullScreen } from './full-screen.tsx'
import { Notice } from './notice.tsx'
import { SupportWays } from './support-ways.tsx'
import { useStartupRetry } from './use-startup-retry.ts'

/** The maintenance screen: its reason, start and end. It reloads by itself when maintenance is over. */
export function MaintenanceScreen({ startup }: { startup: Startup }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  useStartupRetry({ isOpen: ({ maintenance }) => maintenance === null, minDelayMs: 60_000 })
  const { startDate = '', endDate = '' } = startup.maintenance ?? {}
  return (
    <FullScreen footer={<SupportWays />}>
      <Notice icon="clock" title={t('closed.maintenanceTitle')} text={t('closed.maintenanceText')}>
        {startDate || endDate ? (
          <dl className="screen-notice-facts">
            <Fact label={t('closed.maintenanceFrom')} iso={startDate} written={dateTime(startDate)} />
            <Fact label={t('closed.maintenanceUntil')} iso={endDate} written={dateTime(endDate)} />
          </dl>
        ) : null}
        {endDate ? null : <p className="screen-notice-text">{t('closed.maintenanceSoon')}</p>}
      </Notice>
    </FullScreen>
  )
}

function Fact({ label, iso, written }: { label: string; iso: string; written: string }) {
  if (!iso) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <time dateTime={iso}>{written}</time>
      </dd>
    </div>
  )
}
