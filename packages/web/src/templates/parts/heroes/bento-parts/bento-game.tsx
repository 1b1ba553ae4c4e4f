import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { GameAnchor } from '../../../../features/games/tiles/game-anchor.tsx'
import { gameTitle } from '../../../../i18n/game-title.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { Picture } from '../../../../ui/media/picture.tsx'

/** A game as a small tile: its picture and its name. An empty tile without one. */
export function BentoGame({ game }: { game: Game | undefined }) {
  const language = useLanguage()
  if (!game) return <div className="bento-tile" />
  return (
    <article className="bento-tile bento-game">
      <Picture
        className="bento-cover"
        src={game.gameImage}
        alt=""
        title=""
        seed={`${game.providerCode}/${game.gameCode}`}
        sizes="(min-width: 768px) 320px, 50vw"
        priority
      />
      <GameAnchor className="bento-link" game={game}>
        <span className="bento-name">{gameTitle(game, language)}</span>
      </GameAnchor>
    </article>
  )
}
