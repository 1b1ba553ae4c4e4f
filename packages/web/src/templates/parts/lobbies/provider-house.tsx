import type { ResponseOf } from '@marquee/contracts/operations'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { GameRail } from '../../../features/games/lists/game-arrangement.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { Picture } from '../../../ui/media/picture.tsx'

type Provider = ResponseOf<'listGames'>['providers'][number]

const gameCount = 12

/** One provider: its sign, which leads to all of its games, beside a row of them. */
export function ProviderHouse({ provider }: { provider: Provider }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { code, name, imageUrl, count } = provider
  const { data, error } = useQuery(query('listGames', { query: { provider: code, perPage: gameCount } }))
  if (error || data?.games.length === 0) return null
  return (
    <section className="house">
      <Link className="house-sign" to={`/hot?provider=${encodeURIComponent(code)}`}>
        <Picture className="house-logo" src={imageUrl} alt="" title={name} seed={code} />
        <span className="num">{t('games.gameCount', { count, number: number(count) })}</span>
      </Link>
      <GameRail title={name} games={data?.games} places={gameCount} />
    </section>
  )
}
