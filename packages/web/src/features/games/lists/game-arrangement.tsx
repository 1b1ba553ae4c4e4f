import { useTranslation } from '../../../i18n/use-translation.ts'
import { Rail } from '../../../ui/layout/rail.tsx'
import { type GamesProps, GameTiles } from '../tiles/game-tile.tsx'
import { GameList } from './game-list.tsx'
import { SectionHead, type SectionHeadProps } from './section-head.tsx'
import './game-arrangement.css'

/** How a section lays out its games. */
export type GamesLayout = 'rail' | 'grid' | 'list'

/** How a section of the home page arranges its games. */
export interface ArrangedGames {
  layout: GamesLayout
  /** The name by which style sheets know the arrangement. */
  format: string
  /** Maximum number of games to show. */
  limit?: number | undefined
}

interface GameArrangementProps extends GamesProps {
  layout: GamesLayout
  head: SectionHeadProps
}

/** Games under a heading, in the given layout. */
export function GameArrangement({ layout, head, ...games }: GameArrangementProps) {
  if (layout === 'rail') return <GameRail {...head} {...games} />
  const Layout = layout === 'grid' ? GameGrid : GameList
  return (
    <>
      <SectionHead {...head} />
      <Layout label={head.title} {...games} />
    </>
  )
}

/**
 * Games in as many columns as fit. Games off the screen are neither laid out nor painted. A lobby passes at most one
 * page of games, which bounds the size of the document.
 */
export function GameGrid({ label, ...games }: GamesProps & { label: string }) {
  return (
    <div className="game-grid">
      <ul aria-label={label}>
        <GameTiles {...games} />
      </ul>
    </div>
  )
}

/** A titled row of games that scrolls sideways. */
export function GameRail({ title, icon, to, total, ...games }: SectionHeadProps & GamesProps) {
  const { t } = useTranslation()
  return (
    <div className="game-rail">
      <Rail
        label={title}
        heading={<SectionHead title={title} icon={icon} to={to} total={total} />}
        prevLabel={t('games.previousGames')}
        nextLabel={t('games.nextGames')}
      >
        <GameTiles {...games} />
      </Rail>
    </div>
  )
}
