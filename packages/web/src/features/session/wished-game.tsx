import { Link } from 'react-router'
import { gameLink } from '../../brand/game-link.ts'
import { gameTitle } from '../../i18n/game-title.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { LoginWish } from '../../session/login-request.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import './wished-game.css'

interface WishedGameProps {
  game: LoginWish['game']
  /** Called when the link to the demo leads away. */
  onLeave?: (() => void) | undefined
}

/** The game that a visitor wanted, with its demo, which needs no account. */
export function WishedGame({ game, onLeave }: WishedGameProps) {
  const { t } = useTranslation()
  const name = gameTitle(game, useLanguage())
  return (
    <div className="tint row wrap wished-game">
      <Picture className="wished-picture" src={game.gameImage ?? ''} alt="" title="" seed={game.gameCode} />
      <p>
        <strong>{name}</strong>
        {game.providerName ? <small>{game.providerName}</small> : null}
      </p>
      {game.hasDemo ? (
        <Link className={buttonClass({ variant: 'tonal' })} to={gameLink(game, 'DEMO')} onClick={onLeave}>
          {t('login.tryDemo')}
        </Link>
      ) : null}
    </div>
  )
}
