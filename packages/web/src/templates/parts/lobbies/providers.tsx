import type { ResponseOf } from '@marquee/contracts/operations'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { providersQuery } from '../../../features/games/game-list-query.ts'
import { GameRail } from '../../../features/games/lists/game-arrangement.tsx'
import { ProviderStrip } from '../../../features/games/lobby/provider-strip.tsx'
import { useHasGames } from '../../../features/games/use-game-list.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import type { LobbyProps, TemplatePart } from '../../template.ts'
import { LazyRender } from './lazy-hydrate.tsx'
import { LobbySections, sectionQueries } from './lobby-sections.tsx'
import './providers.css'

const houseCount = 4

/** The providers and the games of the largest first, each as a house of its own; then the sections. */
function Providers({ sections }: LobbyProps) {
  const hasGames = useHasGames()
  const { data } = useQuery({ ...providersQuery(), enabled: hasGames })
  const houses = [...(data?.providers ?? [])].sort((one, other) => other.count - one.count)
  return (
    <div className="lobby-providers">
      {hasGames ? <ProviderStrip /> : null}
      {houses.slice(0, houseCount).map((provider, index) =>
        // The first one is within the first screen, where its place must be known.
        index === 0 ? (
          <ProviderHouse key={provider.code} provider={provider} />
        ) : (
          <LazyRender key={provider.code}>
            <ProviderHouse provider={provider} />
          </LazyRender>
        ),
      )}
      <LobbySections sections={sections.filter((name) => name !== 'providers')} />
    </div>
  )
}

export const providers: TemplatePart<LobbyProps> = {
  Component: Providers,
  queries: (startup, sections) => [
    ...(startup.capabilities.includes('games') ? [providersQuery()] : []),
    ...sectionQueries(startup, sections),
  ],
}

type Provider = ResponseOf<'listGames'>['providers'][number]

const gameCount = 12

/** One provider: its sign, which leads to all of its games, beside a row of them. */
function ProviderHouse({ provider }: { provider: Provider }) {
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
