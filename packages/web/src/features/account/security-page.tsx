import type { PlayerSession } from '@marquee/contracts/areas/account/devices'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { queryKey } from '../../api/query.ts'
import { shownOf } from '../../api/shown-failure.ts'
import { useOperation } from '../../api/use-operation.ts'
import { QueryResults } from '../../brand/query-results.tsx'
import { useStartup } from '../../brand/startup-context.ts'
import { UnavailableNote } from '../../brand/unavailable-note.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AccountFrame } from '../../player/account-frame.tsx'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { useSession } from '../../session/session-state.ts'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { openModal, useModal } from '../../ui/overlay/modal-store.ts'
import { Details } from './details.tsx'
import './details.css'

/** This session, ending the other ones, and the password. */
export function Page() {
  const { t } = useTranslation(['ui', '_m'])
  const hasDevices = useStartup().capabilities.includes('sessions')
  return (
    <AccountFrame page="security" text={t('account.securityText')}>
      <ThisSession />
      <section className="stack start account-section">
        <h2>{t(hasDevices ? 'help.sessions.title' : 'account.otherSessions')}</h2>
        {hasDevices ? <DeviceList /> : null}
        <p className="quiet measure">{t('account.otherSessionsText')}</p>
        <EndOtherSessions />
      </section>
      <section className="stack start account-section">
        <h2>{t('login.password')}</h2>
        <p className="quiet measure">{t('account.passwordText')}</p>
        <Link className={buttonClass({ variant: 'outline' })} to="/change-password">
          {t('_m:page.change-password')}
        </Link>
      </section>
    </AccountFrame>
  )
}

function ThisSession() {
  const { t } = useTranslation()
  const { player } = useSession()
  return (
    <section className="stack start account-section">
      <h2>{t('account.thisSession')}</h2>
      <Details
        rows={[
          { label: t('account.signedInAs'), value: player?.accountId },
          { label: t('account.thisBrowser'), value: browserName(navigator.userAgent) },
          { label: t('account.sessionKeeping'), value: t('account.sessionKeepingText') },
        ]}
      />
    </section>
  )
}

/** Where the player is logged in, as the platform knows it; every other device can be logged out. */
function DeviceList() {
  const { t } = useTranslation()
  const result = usePlayerQuery('listSessions', {})
  return (
    <QueryResults result={result} failed={t('help.sessions.failed')} skeleton={<Skeleton height={72} />}>
      {({ items }) => (
        <ul className="panel lines device-list">
          {items.map((session) => (
            <Device key={session.sessionId} session={session} />
          ))}
        </ul>
      )}
    </QueryResults>
  )
}

function Device({ session }: { session: PlayerSession }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const client = useQueryClient()
  const { mutate, isPending, error } = useOperation('endSession')
  const own = session.current ? browserName(navigator.userAgent) : ''
  const device = session.device || own || t('help.sessions.unknown')
  const end = () =>
    mutate(
      { params: { id: session.sessionId } },
      {
        onSuccess: () => showToast({ tone: 'success', text: t('help.sessions.ended') }),
        onSettled: () => void client.invalidateQueries({ queryKey: queryKey('listSessions', {}) }),
      },
    )
  return (
    <li>
      <Icon name={/android|iphone|ipad|ios|mobile/i.test(device) ? 'phone' : 'globe'} tone="accent" />
      <div>
        <strong>{device}</strong>{' '}
        {session.current ? <Badge tone="accent">{t('help.sessions.current')}</Badge> : null}
        <small className="num">{session.ipMasked}</small>
        <small>
          {session.current
            ? t('help.sessions.since', { date: dateTime(session.createdAt) })
            : t('help.sessions.seen', { date: dateTime(session.lastSeen) })}
        </small>
        <UnavailableNote error={error} />
      </div>
      {session.current ? null : (
        <Button
          variant="outline"
          busy={isPending}
          aria-label={t('help.sessions.endOf', { device })}
          onClick={end}
        >
          {t('help.sessions.end')}
        </Button>
      )}
    </li>
  )
}

const dialogId = 'end-other-sessions'

/** Logs the player out of all other sessions, after a confirmation. */
function EndOtherSessions() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { open, close } = useModal(dialogId)
  const { mutate, isPending, error } = useOperation('endOtherSessions')
  const end = () =>
    mutate(
      {},
      {
        onSettled: (_ended, failure) => {
          if (!failure || shownOf(failure) !== 'button') close()
        },
        onSuccess: () => {
          showToast({ tone: 'success', text: t('account.othersEnded') })
          void client.invalidateQueries({ queryKey: queryKey('listSessions', {}) })
        },
      },
    )
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => openModal(dialogId)}>
        {t('account.endOthers')}
      </Button>
      <Dialog
        id={dialogId}
        open={open}
        title={t('account.endOthers')}
        onClose={close}
        closeLabel={t('app.close')}
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              {t('account.cancel')}
            </Button>
            <Button busy={isPending} onClick={end}>
              {t('account.endOthersYes')}
            </Button>
          </>
        }
      >
        <p>{t('account.endOthersText')}</p>
        <UnavailableNote error={error} />
      </Dialog>
    </>
  )
}

// In this order: a user agent also contains the names of browsers further down.
const browsers: readonly [RegExp, string][] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const first = (table: readonly [RegExp, string][], userAgent: string) =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1]

/** The browser's and the system's product names, as in `Chrome · Android`; empty where neither is known. */
function browserName(userAgent: string): string {
  return [first(browsers, userAgent), first(systems, userAgent)].filter(Boolean).join(' · ')
}
