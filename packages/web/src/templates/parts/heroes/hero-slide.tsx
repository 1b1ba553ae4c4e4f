import './hero-slide.css'
import { Link } from 'react-router'
import { GameAnchor } from '../../../features/games/tiles/game-anchor.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import type { HeroSlideData } from './use-hero-slides.ts'

const actionClass = `${buttonClass({ variant: 'outline', size: 'l' })} hero-action`

/** Text on the brand's color, with pictures of games laid out like cards. */
export function HeroSlide({ title, text, action, art, first }: HeroSlideData & { first: boolean }) {
  const Heading = first ? 'h1' : 'h2'
  return (
    <article className="hero-slide">
      <div className="hero-words">
        <Heading className="hero-title" data-length={titleLength(title)}>
          {title}
        </Heading>
        <p className="hero-text">{text}</p>
        {'game' in action ? (
          <GameAnchor className={actionClass} game={action.game}>
            {action.label}
          </GameAnchor>
        ) : (
          <Link className={actionClass} to={action.to}>
            {action.label}
          </Link>
        )}
      </div>
      <div className={art.length > 1 ? 'hero-art hero-fan' : 'hero-art'}>
        {art.map((game, index) => (
          <Picture
            key={game.gameCode}
            className="hero-card"
            src={game.gameImage}
            alt=""
            title={game.gameName}
            seed={game.gameCode}
            priority={first && index === 0}
          />
        ))}
      </div>
    </article>
  )
}

// Latin letters of a line on a phone, in the largest and in the second font size.
const lineWidths = { largest: 12, second: 16 }

/** Length class of a title: one that would take more than two lines gets a smaller font size. */
function titleLength(title: string): 'long' | 'longest' | undefined {
  if (lineCount(title, lineWidths.largest) <= 2) return undefined
  return lineCount(title, lineWidths.second) <= 2 ? 'long' : 'longest'
}

/** How many lines a text takes, broken between words, or anywhere in Chinese. */
function lineCount(text: string, lineWidth: number): number {
  let lines = 1
  let used = 0
  for (const piece of text.match(/[\p{Script=Han}\u3000-\u303f\uff00-\uff60]|[^\s\p{Script=Han}]+\s*/gu) ??
    []) {
    const width = widthOf(piece.trimEnd())
    if (used > 0 && used + width > lineWidth) {
      lines += 1
      used = 0
    }
    lines += Math.ceil(Math.max(0, width - lineWidth) / lineWidth)
    used += widthOf(piece)
  }
  return lines
}

// A Chinese character is as wide as two Latin letters.
const widthOf = (text: string) =>
  text.length + (text.match(/[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/gu)?.length ?? 0)
