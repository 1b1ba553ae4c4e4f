import { absentPageField, isOffered, pageNames } from '@marquee/contracts/pages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type NavigateFunction, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useStartup } from '../brand/startup-context.ts'
import { hasUnsavedInput, reloadOnce } from '../browser/reload-page.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { showToast } from '../ui/feedback/toast.ts'
import { useIdlePreload } from './routing/use-idle-preload.ts'
import { usePrefetch } from './routing/use-prefetch.ts'
import { type BuildWatch, useBuildWatch } from './updates/build-watch.ts'

/**
 * What runs beside a page and may begin after it is shown: other pages are prefetched, newer builds followed, and a page
 * that the brand lacks is announced.
 */
export function SideWork() {
  usePrefetch()
  useIdlePreload()
  useFollowBuilds()
  return <AbsentPageNotice />
}

/**
 * After a route change: follows the redirects of the build, and reloads the page when there is a newer build
 * (specification, sections 2 and 4). Never reloads a page with unsaved input.
 */
function useFollowBuilds(): void {
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

/** Welcomes a visitor who asked for a page that is not offered, and removes its name from the address. */
function AbsentPageNotice() {
  const { t } = useTranslation()
  const { capabilities, site } = useStartup()
  const [search] = useSearchParams()
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const asked = search.get(absentPageField)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that was asked for
  useEffect(() => {
    if (asked === null) return
    const page = pageNames.find((name) => name === asked)
    if (page && !isOffered(page, capabilities)) {
      const text = t('client.absentPage', { site: site.siteName })
      showToast({ tone: 'info', text })
    }
    const others = new URLSearchParams(search)
    others.delete(absentPageField)
    void navigate({ pathname, search: others.toString(), hash }, { replace: true })
  }, [asked])
  return null
}
