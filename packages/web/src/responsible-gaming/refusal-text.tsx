import type { LanguageCode } from '@marquee/contracts/languages'
import type { Problem } from '@marquee/contracts/problem'
import type { ReactNode } from 'react'
import { useLazyPart } from '../i18n/use-lazy-part.ts'

async function loadDetail(language: LanguageCode) {
  const [{ RefusalDetail }, { loadAreaTexts }] = await Promise.all([
    import('./refusal-detail.tsx'),
    import('../i18n/load-area-texts.ts'),
  ])
  await loadAreaTexts('care', language)
  return RefusalDetail
}

/** Why something was refused: by the player's own limit, break or exclusion in its words, else `children`. */
export function RefusalText({ problem, children }: { problem: Problem; children: ReactNode }) {
  const isOwn = problem.limit !== undefined || problem.until !== undefined
  const Detail = useLazyPart(isOwn ? loadDetail : undefined)
  return isOwn && typeof Detail !== 'string' ? <Detail problem={problem} /> : children
}
