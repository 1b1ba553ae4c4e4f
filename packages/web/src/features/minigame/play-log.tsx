import type { MiniGame } from '@marquee/contracts/areas/mini-games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { prizeInLanguage } from './in-language.ts'

const pageSize = 10

/** The player's plays, the latest first, a page more with each press. */
export function PlayLog({ games }: { games: readonly MiniGame[] }) {
  const { t } = useTranslation()
  const { number, dateTime } = useFormat()
  const language = useLanguage()
  const [shown, setShown] = useState(pageSize)
  const { data, error, refetch } = usePlayerQuery('listMiniGameLog', {})
  const nameOf = (id: string) => games.find(({ gameId }) => gameId === id)?.name ?? id
  return (
    <section className="mini-log">
      <h2>{t('minigame.log')}</h2>
      {data ? null : error ? (
        <p className="mini-note">
          {t('minigame.logFailed')}{' '}
          <Button variant="quiet" onClick={() => void refetch()}>
            {t('app.retry')}
          </Button>
        </p>
      ) : (
        <Skeleton lines={4} />
      )}
      {data?.plays.length === 0 ? <p className="mini-note">{t('minigame.logEmpty')}</p> : null}
      {data && data.plays.length > 0 ? (
        <ul>
          {withKeys(data.plays)
            .slice(0, shown)
            .map(({ play, key }) => (
              <li key={key}>
                <span>
                  <strong>{nameOf(play.gameId)}</strong>
                  <time dateTime={play.at}>{dateTime(play.at)}</time>
                </span>
                <span className="num">
                  <strong>{prizeInLanguage(play, language) || t('minigame.open')}</strong>
                  <small>
                    {t('minigame.paid', { cost: t('minigame.cost', { number: number(Number(play.cost)) }) })}
                  </small>
                </span>
              </li>
            ))}
        </ul>
      ) : null}
      {data && data.plays.length > shown ? (
        <Button variant="outline" onClick={() => setShown(shown + pageSize)}>
          {t('minigame.more')}
        </Button>
      ) : null}
    </section>
  )
}

// Plays have no id, and two can share a second. New ones come first, so counting from the end gives a stable key.
function withKeys<Play>(plays: readonly Play[]): { play: Play; key: number }[] {
  return plays.map((play, index) => ({ play, key: plays.length - index }))
}
