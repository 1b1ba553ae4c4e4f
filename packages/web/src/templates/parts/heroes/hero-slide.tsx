import './hero-slide.css'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import type { HeroSlideData } from './use-hero-slides.ts'

/** Text on the brand's colour, with pictures of games laid out like cards. */
export function HeroSlide({ title, text, action, art, first }: HeroSlideData & { first: boolean }) {
  const Heading = first ? 'h1' : 'h2'
  return (
    <article className="hero-slide">
      <div className="hero-words">
        <Heading className="hero-title" data-length={titleLength(title)}>
          {title}
        </Heading>
        <p className="hero-text">{text}</p>
        <Link className={`${buttonClass({ variant: 'outline', size: 'l' })} hero-action`} to={action.to}>
          {action.label}
        </Link>
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

/** Length class of a title: longer names of players and games get a smaller font size. */
function titleLength(title: string): 'long' | 'longest' | undefined {
  // A Chinese character is as wide as two Latin letters.
  const width = title.length + (title.match(/\p{Script=Han}|[\u3000-\u303f\uff00-\uff60]/gu)?.length ?? 0)
  if (width <= 22) return undefined
  return width <= 44 ? 'long' : 'longest'
}
