import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { useLayoutEffect, useRef } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { GameAnchor } from '../tiles/game-anchor.tsx'
import type { ShownMatch } from './hold-matches.ts'
import './match-row.css'
import { useFormat } from '../../../i18n/format.ts'

interface MatchRowProps {
  match: ShownMatch
  /** The game that its odds open, with the pick on its slip; without it they are plain text. */
  sportsbook: Game | undefined
}

/** A match: its start time or score, the teams, and the odds. */
export function MatchRow({ match, sportsbook }: MatchRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { home, away, odds, selections } = match
  return (
    <article className="match">
      <p className="row match-state num">
        {match.isOver ? (
          <>
            {t('games.matchOver')} <span className="match-score">{match.score}</span>
          </>
        ) : match.isLive ? (
          <>
            <Badge tone="danger">{t('games.live')}</Badge>
            <span className="match-score">{match.score}</span>
          </>
        ) : (
          <MatchTime key={match.startsAt} iso={match.startsAt} />
        )}
      </p>
      <p className="match-team" title={home[language]}>
        {home[language]}
      </p>
      <p className="match-team" title={away[language]}>
        {away[language]}
      </p>
      <div className="match-odds">
        <Odds
          game={sportsbook}
          sign="1"
          name={home[language]}
          odds={odds.home}
          selection={selections?.home}
        />
        {odds.draw === null ? null : (
          <Odds
            game={sportsbook}
            sign="X"
            name={t('games.draw')}
            odds={odds.draw}
            selection={selections?.draw}
          />
        )}
        <Odds
          game={sportsbook}
          sign="2"
          name={away[language]}
          odds={odds.away}
          selection={selections?.away}
        />
      </div>
    </article>
  )
}

/**
 * Keeps the text that the server rendered: the first use of `Intl` is slow on cheap phones, and the browser's format
 * may differ from the server's. The client renders no text, and with `suppressHydrationWarning` React keeps the
 * server's. A new time needs a new element, hence the `key`.
 */
function MatchTime({ iso }: { iso: string }) {
  const { dateTime } = useFormat()
  const element = useRef<HTMLTimeElement>(null)
  useLayoutEffect(() => {
    if (element.current?.textContent === '') element.current.textContent = dateTime(iso)
  }, [iso, dateTime])
  return (
    <time ref={element} dateTime={iso} suppressHydrationWarning>
      {typeof window === 'undefined' ? dateTime(iso) : ''}
    </time>
  )
}

interface OddsProps {
  game: Game | undefined
  sign: string
  name: string
  /** Empty while no bets are taken. */
  odds: string
  /** What the sportsbook knows it by; without it the odds are only read. */
  selection: string | undefined
}

function Odds({ game, sign, name, odds, selection }: OddsProps) {
  const { t } = useTranslation()
  const content = (
    <>
      <span className="visually-hidden">
        {odds === '' ? t('games.noOddsOf', { name }) : t('games.oddsOf', { name, odds })}
      </span>
      <span className="match-sign" aria-hidden="true">
        {sign}
      </span>
      <span aria-hidden="true">{odds || '–'}</span>
    </>
  )
  if (!game || !selection || odds === '') return <p className="match-price num">{content}</p>
  return (
    <GameAnchor className="match-price num" game={game} slip={{ selection, price: odds }}>
      {content}
    </GameAnchor>
  )
}
