import { isPaused } from '@marquee/contracts/player-protection'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIsPaused, useTheme } from '../brand/startup-context.ts'
import { layoutStore } from '../browser/layout-state.ts'
import { hasUnsavedInput, reloadOnce } from '../browser/reload-page.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useAccountStatus } from '../player/use-account-status.ts'
import { hintsPause, showFor, showsPlayer } from '../session/for-player.tsx'
import { newAccount } from '../session/new-account.ts'
import { clearPlayerQueries, persistedQueries } from '../session/player-queries.ts'
import { sessionEnd } from '../session/session-end.ts'
import {
  endSession,
  onLogoutElsewhere,
  restoreSession,
  storedPlayer,
  storeSession,
  useSession,
} from '../session/session-state.ts'
import { signOutNavigation } from '../session/sign-out-navigation.ts'
import { showToast } from '../ui/feedback/toast.ts'
import { closeModals } from '../ui/overlay/modal-store.ts'
import { onSessionExpired } from './errors/problem-action.ts'
import { loginRedirect } from './routing/middleware.ts'
import { useBuildWatch } from './updates/build-watch.ts'

/**
 * Synchronizes the session: restores the stored state, stores the session that the gateway confirms, follows a logout
 * in another tab, and runs the session-expired flow (specification, section 8).
 */
export function SessionSync() {
  const client = useQueryClient()
  const { status, player, isConfirmed } = useSession()
  const expire = useExpireSession()

  useEffect(() => {
    // The frame on the screen stays until the gateway has answered.
    if (showsPlayer()) restoreSession(client)
    newAccount.restore()
    layoutStore.restore()
  }, [client])
  usePersistedQueries()
  usePlayerEvents()
  useFollowPause()

  useLayoutEffect(() => {
    if (status !== 'unknown') showFor(status)
  }, [status])

  useEffect(() => {
    if (!isConfirmed) return
    // The last visit's player did not log out.
    if (!player && storedPlayer.read()) sessionEnd.write('')
    storeSession(player ? { authenticated: true, player } : { authenticated: false })
    if (!player) clearPlayerQueries(client)
  }, [client, player, isConfirmed])

  useEffect(
    () =>
      onLogoutElsewhere(window, () => {
        // A visitor's tab keeps what is typed into it: its own failed login may be what ended the session of the other.
        if (!showsPlayer()) return
        // The other tab has removed the stored player already.
        sessionEnd.write('')
        storedPlayer.clear()
        newAccount.end()
        clearPlayerQueries(client)
        location.reload()
      }),
    [client],
  )

  useEffect(() => onSessionExpired(expire), [expire])

  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation ends it
  useEffect(signOutNavigation.end, [key])
  return null
}

/** Handles an expired session: shows a toast, logs out in this tab, and navigates to login. */
function useExpireSession(): (message: string) => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const theme = useTheme()
  const { pathname, search } = useLocation()
  const { status } = useSession()
  const { t } = useTranslation('errors')
  return (message) => {
    const notice = { title: t('invalidSession'), text: t('sessionExpired') }
    // A visitor had no session: the platform asks for an account, such as for a demo.
    if (status !== 'visitor') showToast({ tone: 'warning', ...notice, topic: 'session' })
    endSession(client)
    if (status !== 'visitor') sessionEnd.write(message)
    closeModals()
    const address = `${pathname}${search}`
    // On the login page this cancels a navigation away from it that has already begun.
    const { to, returnTo } = pathname === '/login' ? { to: address } : loginRedirect(theme, address)
    void navigate(to, { replace: true, state: returnTo ? { next: returnTo } : null })
  }
}

/**
 * Loads the page anew where a break has begun or is over: without what the player could play, or with it. The hint has
 * come with the status, and is what the page begins with.
 */
function useFollowPause(): void {
  const client = useQueryClient()
  const wasPaused = useIsPaused()
  const { data } = useAccountStatus()
  useEffect(() => {
    if (!data || hasUnsavedInput()) return
    const isNow = isPaused(data.blockers)
    if (isNow !== wasPaused && isNow === hintsPause()) reloadOnce(client)
  }, [client, data, wasPaused])
}

/** Stores the player's last responses when the page is left and restores them after a reload. */
function usePersistedQueries(): void {
  const client = useQueryClient()
  const buildId = useBuildWatch()?.buildId
  useEffect(() => {
    const owner = () => {
      const player = storedPlayer.read()
      return player && `${buildId} ${player.accountId}`
    }
    persistedQueries.restore(client, owner())
    const persist = () => persistedQueries.persist(client, owner())
    window.addEventListener('pagehide', persist)
    return () => window.removeEventListener('pagehide', persist)
  }, [client, buildId])
}

/** Follows what changes for the player once the page is at rest. Without its code a page polls. */
function usePlayerEvents(): void {
  const client = useQueryClient()
  const { player, isConfirmed } = useSession()
  const accountId = isConfirmed ? player?.accountId : undefined
  useEffect(() => {
    if (accountId === undefined) return
    const stopped = new AbortController()
    const cancel = whenIdle(async () => {
      const loaded = await import('./events/follow-player.ts').catch(() => undefined)
      if (loaded && !stopped.signal.aborted)
        stopped.signal.addEventListener('abort', loaded.followPlayer(accountId, client))
    })
    return () => {
      cancel()
      stopped.abort()
    }
  }, [client, accountId])
}
