import type { PlayerSession } from '@marquee/contracts/areas/account/devices'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryKey } from '../../api/query.ts'
import { useOperation } from '../../api/use-operation.ts'
import { ProblemReference } from '../../brand/problem-reference.tsx'
import { useFormat } from '../../i18n/format.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { browserName } from './browser-name.ts'
import './device-list.css'

const toastMs = 5_000

/** Where the player is logged in, as the platform knows it; every other device can be logged out. */
export function DeviceList() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = usePlayerQuery('listSessions', {})
  if (data) {
    return (
      <ul className="device-list">
        {data.items.map((session) => (
          <Device key={session.sessionId} session={session} />
        ))}
      </ul>
    )
  }
  if (!error) return <Skeleton className="details-place device-list-place" />
  return (
    <>
      <p role="alert">{t('help.sessions.failed')}</p>
      <Button variant="tonal" busy={isFetching} onClick={() => void refetch()}>
        {t('app.retry')}
      </Button>
      <ProblemReference reference={error.problem.reference} />
    </>
  )
}

function Device({ session }: { session: PlayerSession }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const client = useQueryClient()
  const { mutate, isPending } = useOperation('endSession')
  const own = session.current ? browserName(navigator.userAgent) : ''
  const device = session.device || own || t('help.sessions.unknown')
  const end = () =>
    mutate(
      { params: { id: session.sessionId } },
      {
        onSuccess: () => showToast({ tone: 'success', text: t('help.sessions.ended'), durationMs: toastMs }),
        onSettled: () => void client.invalidateQueries({ queryKey: queryKey('listSessions', {}) }),
      },
    )
  return (
    <li>
      <Icon name={/android|iphone|ipad|ios|mobile/i.test(device) ? 'phone' : 'globe'} />
      <div>
        <strong>{device}</strong>{' '}
        {session.current ? <Badge tone="accent">{t('help.sessions.current')}</Badge> : null}
        <small className="num">{session.ipMasked}</small>
        <small>
          {session.current
            ? t('help.sessions.since', { date: dateTime(session.createdAt) })
            : t('help.sessions.seen', { date: dateTime(session.lastSeen) })}
        </small>
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
