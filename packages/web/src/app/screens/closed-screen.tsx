import { isOpen } from '@marquee/contracts/areas/site/is-open'
import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { Problem } from '@marquee/contracts/problem'
import type { ThemeError } from '@marquee/contracts/templates'
import { useKnownStartup } from '../../brand/startup-context.ts'
import { ChannelLine, useContactChannels } from '../../features/support/contact-channel.tsx'
import { useFormat } from '../../i18n/format.ts'
import { languageHref, useLanguage } from '../../i18n/language.ts'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { useSecondsLeft } from '../../ui/layout/use-seconds-left.ts'
import type { Screen } from '../startup/render-state.ts'
import { FullScreen } from './full-screen.tsx'
import { Notice } from './notice.tsx'
import { type RetryState, useStartupRetry } from './startup-retry.ts'

export type ClosedView = Exclude<Screen, { kind: 'site' | 'broken' }>

/** Replaces the whole site during maintenance, while it is closed, and after a failed start-up. */
export function ClosedScreen({ screen }: { screen: ClosedView }) {
  if (screen.kind === 'maintenance') return <MaintenanceScreen startup={screen.startup} />
  if (screen.kind === 'closed') return <SiteClosedScreen />
  if (screen.kind === 'themeError') return <ThemeErrorScreen message={screen.message} />
  return <UnreachableScreen problem={screen.problem} />
}

const anyAnswer = () => true

/**
 * The screen after a failed start-up: shows the problem, in the platform's own words where it refused (specification,
 * section 4), keeps retrying, and opens the site once start-up succeeds.
 */
function UnreachableScreen({ problem }: { problem: Problem }) {
  const { t, i18n } = useTranslation()
  const { code, reference } = problem
  const text = code === 'refused' ? problemText(problem, i18n) : t('closed.unreachableText')
  const retry = useStartupRetry({ isOpen: anyAnswer })
  return (
    <FullScreen>
      <Notice
        icon="refresh"
        title={t('closed.unreachableTitle')}
        text={text}
        reference={reference}
        actions={
          <Button size="l" busy={retry.isTrying} onClick={retry.tryNow}>
            {t('closed.tryNow')}
          </Button>
        }
      >
        <Countdown retry={retry} />
      </Notice>
    </FullScreen>
  )
}

function Countdown({ retry: { nextTryAtMs, isTrying } }: { retry: RetryState }) {
  const { t } = useTranslation()
  const seconds = useSecondsLeft(nextTryAtMs ?? undefined)
  if (isTrying) return <p className="screen-notice-note">{t('closed.unreachableTrying')}</p>
  if (nextTryAtMs === null) return <p className="screen-notice-note" />
  return <p className="screen-notice-note num">{t('closed.unreachableNext', { seconds })}</p>
}

/** The screen of a brand whose theme is not valid: 503 and the specification's message. Back reloads the document. */
function ThemeErrorScreen({ message }: { message: ThemeError }) {
  const { t } = useTranslation(['ui', 'errors'])
  const language = useLanguage()
  return (
    <FullScreen footer={<SupportWays />}>
      <Notice
        code="503"
        title={t('errors:errorTitle')}
        text={t('app.failureHelp')}
        message={message}
        actions={
          <a className={buttonClass({ size: 'l' })} href={languageHref(language, '/')}>
            {t('app.back')}
          </a>
        }
      />
    </FullScreen>
  )
}

const minDelayMs = 60_000

/** The screen of a site that the operator has closed, or whose term has ended. It reloads by itself when the site is open. */
function SiteClosedScreen() {
  const { t } = useTranslation()
  useStartupRetry({ isOpen, minDelayMs })
  const hasContact = useKnownStartup()?.capabilities.includes('contact')
  return (
    <FullScreen footer={<SupportWays />}>
      <Notice icon="lock" title={t('closed.closedTitle')} text={t('closed.closedText')}>
        {hasContact ? <p className="screen-notice-text">{t('closed.closedSupport')}</p> : null}
      </Notice>
    </FullScreen>
  )
}

/** The maintenance screen: its reason, start and end. It reloads by itself when maintenance is over. */
function MaintenanceScreen({ startup }: { startup: Startup }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  useStartupRetry({ isOpen, minDelayMs })
  const { startDate = '', endDate = '' } = startup.maintenance ?? {}
  return (
    <FullScreen footer={<SupportWays />}>
      <Notice icon="clock" title={t('closed.maintenanceTitle')} text={t('closed.maintenanceText')}>
        {startDate || endDate ? (
          <dl className="wrap card screen-notice-facts">
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

/** How to reach support from a screen that leads to no page: the two ways that the platform names first. */
function SupportWays() {
  const isServed = useKnownStartup()?.capabilities.includes('contact')
  const { data } = useContactChannels()
  if (!isServed) return null
  const channels = data?.items.filter(({ kind, value }) => kind !== 'CHAT' && value)
  return (
    <footer className="support-ways">
      <ul className="stack channel-list">
        {channels?.slice(0, 2).map((channel) => (
          <ChannelLine key={`${channel.kind} ${channel.value}`} channel={channel} />
        ))}
      </ul>
    </footer>
  )
}
