import { categories } from '@marquee/contracts/categories'
import type { Match } from '@marquee/contracts/games/list-matches'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import './match-row.css'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'

/** A fixture: when or how it stands, who plays, and the prices, each the way to the sportsbook. */
export function MatchRow({ match }: { match: Match }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { home, away, odds } = match
  return (
    <article className="match">
      <p className="match-state num">
        {match.isLive ? (
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
        <Price sign="1" name={home[language]} odds={odds.home} />
        {odds.draw === null ? null : <Price sign="X" name={t('games.draw')} odds={odds.draw} />}
        <Price sign="2" name={away[language]} odds={odds.away} />
      </div>
    </article>
  )
}

/**
 * What the server has written stays: the first use of `Intl` costs a cheap phone 100 ms, and the browser's need not
 * agree with the server's to the letter. React is told that there is no text, and leaves the one that there is. Another
 * time is another element.
 */
function MatchTime({ iso }: { iso: string }) {
  const { dateTime } = useFormat()
  const place = useRef<HTMLTimeElement>(null)
  useLayoutEffect(() => {
    if (place.current?.textContent === '') place.current.textContent = dateTime(iso)
  }, [iso, dateTime])
  return (
    <time ref={place} dateTime={iso} suppressHydrationWarning>
      {typeof window === 'undefined' ? dateTime(iso) : ''}
    </time>
  )
}

function Price({ sign, name, odds }: { sign: string; name: string; odds: string }) {
  const { t } = useTranslation()
  return (
    <Link className="match-price num" to={categories.sports.route}>
      <span className="visually-hidden">{t('games.oddsOf', { name, odds })}</span>
      <span className="match-sign" aria-hidden="true">
        {sign}
      </span>
      <span aria-hidden="true">{odds}</span>
    </Link>
  )
}
