import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { claimReload } from '../../browser/claim-reload.ts'
import { useBuildWatch } from './build-context.ts'
import type { BuildWatch } from './build-watch.ts'

/**
 * After a route change: follows the redirects of the build, and loads the page anew when there is a newer build
 * (specification, sections 2 and 4). What is kept across reloads stays; what has been typed is never thrown away.
 */
export function useFollowBuilds(): void {
  const watch = useBuildWatch()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, key } = useLocation()

  // Every navigation, to the same path too, is a route change; the first page came from the server as it should be.
  useEffect(() => {
    if (!watch || key === 'default') return
    if (leave(watch, pathname, navigate)) return
    void watch.isOutdated().then((isOutdated) => {
      if (isOutdated && isAt(pathname) && !holdsInput()) reloadOnce(client)
    })
  }, [watch, client, pathname, key, navigate])
}

function leave(watch: BuildWatch, path: string, navigate: NavigateFunction): boolean {
  const target = watch.redirectOf(path)
  if (target === undefined) return false
  if (target.startsWith('/')) void navigate(target, { replace: true })
  else if (/^https?:$/.test(URL.canParse(target) ? new URL(target).protocol : '')) location.replace(target)
  return true
}

function reloadOnce(client: QueryClient): void {
  if (!claimReload(() => sessionStorage, location.pathname, Date.now())) return
  // What is on its way is called off, or it would be taken for a lost connection.
  void client.cancelQueries().then(() => location.reload())
}

// The answer may come after the visitor has gone on.
const isAt = (path: string) => location.pathname.endsWith(path === '/' ? '' : path)

/** Whether a reload would cost something: words in a field, an open dialog, or a game in its frame. */
function holdsInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  const isTyped = [...fields].some((field) => field.value !== field.defaultValue)
  return isTyped || document.querySelector('dialog[open], main iframe') !== null
}
