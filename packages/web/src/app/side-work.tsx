import { usePrefetch } from './routing/prefetch/use-prefetch.ts'
import { useFollowBuilds } from './updates/use-follow-builds.ts'

/** What goes on beside a page and may begin after it is shown: links are prefetched, and newer builds followed. */
export function SideWork() {
  usePrefetch()
  useFollowBuilds()
  return null
}
