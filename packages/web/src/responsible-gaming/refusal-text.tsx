import type { Problem } from '@marquee/contracts/problem'
import type { ReactNode } from 'react'
import { useLazyPart } from '../i18n/use-lazy-part.ts'

const loadDetail = async () => (await import('./refusal-detail.tsx')).RefusalDetail

/** Why something was refused: by the player's own limit, break or exclusion in its words, else `children`. */
export function RefusalText({ problem, children }: { problem: Problem; children: ReactNode }) {
  const isOwn = problem.limit !== undefined || problem.until !== undefined
  const Detail = useLazyPart(isOwn ? loadDetail : undefined, 'care')
  return isOwn && typeof Detail !== 'string' ? <Detail problem={problem} /> : children
}
