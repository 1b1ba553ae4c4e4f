import { AbsentPageNotice } from './routing/absent-page-notice.tsx'
import { usePrefetch } from './routing/prefetch/use-prefetch.ts'
import { useFollowBuilds } from './updates/use-follow-builds.ts'

/**
 * What goes on beside a page and may begin after it is shown: links are prefetched, newer builds followed, and visitors
 * told of a page that the brand lacks.
 */
export function SideWork() {
  usePrefetch()
  useFollowBuilds()
  return <AbsentPageNotice />
}
