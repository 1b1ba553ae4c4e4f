import { useStartup } from '../../../brand/startup-context.ts'
import { MatchBoard } from '../../../features/games/matches/match-board.tsx'
import type { TemplatePart } from '../../template.ts'
import { useTemplate } from '../../template.ts'

/** Matches by league, after those that the hero shows. */
function MatchSection() {
  const { capabilities } = useStartup()
  const { hero } = useTemplate()
  if (!capabilities.includes('matches')) return null
  return <MatchBoard limit={8} skip={hero.matchCount} />
}

/** The section `matches`, which few templates have: a chunk of its own. */
export const matchSection: TemplatePart = { Component: MatchSection }
