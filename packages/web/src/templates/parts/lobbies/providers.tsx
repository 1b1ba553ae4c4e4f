import './providers.css'
import { useQuery } from '@tanstack/react-query'
import { providersQuery } from '../../../features/games/game-list-query.ts'
import { ProviderStrip } from '../../../features/games/lobby/provider-strip.tsx'
import { useHasGames } from '../../../features/games/use-game-list.ts'
import type { LobbyProps, TemplatePart } from '../../template.ts'
import { LazyRender } from './lazy-render.tsx'
import { LobbySections, sectionQueries } from './lobby-sections.tsx'
import { ProviderHouse } from './provider-house.tsx'

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
