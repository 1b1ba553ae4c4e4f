import './hero-slide.css'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import type { HeroSlideFacts } from './use-hero-slides.ts'

/** Words on the brand's ground, with the games' own pictures laid out like cards. */
export function HeroSlide({ title, text, action, art, first }: HeroSlideFacts & { first: boolean }) {
  const Heading = first ? 'h1' : 'h2'
  return (
    <article className="hero-slide">
      <div className="hero-words">
        <Heading className="hero-title" data-length={lengthOf(title)}>
          {title}
        </Heading>
        <p className="hero-text">{text}</p>
        <Link className={`${buttonClass({ variant: 'outline', size: 'l' })} hero-action`} to={action.to}>
          {action.label}
        </Link>
      </div>
      <div className={art.length > 1 ? 'hero-art hero-fan' : 'hero-art'}>
        {art.map((game, place) => (
          <Picture
            key={game.gameCode}
            className="hero-card"
            src={game.gameImage}
            alt=""
            title={game.gameName}
            seed={game.gameCode}
            priority={first && place === 0}
          />
        ))}
      </div>
    </article>
  )
}

/** Names of players and games may be long; the letters get smaller before the words are cut. */
function lengthOf(title: string): 'long' | 'longest' | undefined {
  // A Chinese sign is as wide as two letters.
  const width = title.length + (title.match(/\p{Script=Han}|[\u3000-\u303f\uff00-\uff60]/gu)?.length ?? 0)
  if (width <= 22) return undefined
  return width <= 44 ? 'long' : 'longest'
}
