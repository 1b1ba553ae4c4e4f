import { AboutBlock } from '../features/content/texts/about-block.tsx'
import { Notice } from './parts/announcements/notice.tsx'
import { LazyHydrate } from './parts/lobbies/lazy-hydrate.tsx'
import { useTemplate } from './template-context.ts'

/** The home page: what the operator announces, the template's hero, then its sections in its order, and what the operator says of the house. */
export function HomePage() {
  const { hero, lobby, sections } = useTemplate()
  return (
    <div className="home">
      <Notice />
      <hero.Component />
      <lobby.Component sections={sections} />
      <LazyHydrate>
        <AboutBlock />
      </LazyHydrate>
    </div>
  )
}
