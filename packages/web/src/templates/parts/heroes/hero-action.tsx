import { Link } from 'react-router'
import { GameAnchor } from '../../../features/games/tiles/game-anchor.tsx'
import { buttonClass } from '../../../ui/button/button.tsx'
import type { HeroSlideData } from './use-hero-slides.ts'

interface HeroActionProps extends Pick<HeroSlideData, 'action'> {
  className?: string
}

/** The one action of a hero: a link that launches a game or leads to a page, as a button. */
export function HeroAction({ action, className }: HeroActionProps) {
  const look = buttonClass({ variant: 'outline', size: 'l' })
  const all = className ? `${look} ${className}` : look
  return 'game' in action ? (
    <GameAnchor className={all} game={action.game}>
      {action.label}
    </GameAnchor>
  ) : (
    <Link className={all} to={action.to}>
      {action.label}
    </Link>
  )
}
