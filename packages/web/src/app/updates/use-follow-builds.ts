import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { useBuildWatch } from './build-context.ts'
import type { BuildWatch } from './build-watch.ts'
import { hasUnsavedInput, reloadOnce } from './reload-once.ts'

/**
 * After a route change: follows the redirects of the build, and reloads the page when there is a newer build
 * (specification, sections 2 and 4). Never reloads a page with unsaved input.
 */
export function useFollowBuilds(): void {
  const watch = useBuildWatch()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, key } = useLocation()

  // Every navigation is a route change, to the same path too. The first page (`default`) came from the server.
  useEffect(() => {
    if (!watch || key === 'default') return
    if (redirect(watch, pathname, navigate)) return
    void watch.isOutdated().then((isOutdated) => {
      if (isOutdated && isAt(pathname) && !hasUnsavedInput()) reloadOnce(client)
    })
  }, [watch, client, pathname, key, navigate])
}

function redirect(watch: BuildWatch, path: string, navigate: NavigateFunction): boolean {
  const target = watch.redirectOf(path)
  if (target === undefined) return false
  if (target.startsWith('/')) void navigate(target, { replace: true })
  else if (/^https?:$/.test(URL.canParse(target) ? new URL(target).protocol : '')) location.replace(target)
  return true
}

// The visitor may have left the page before the check completes.
const isAt = (path: string) => location.pathname.endsWith(path === '/' ? '' : path)
