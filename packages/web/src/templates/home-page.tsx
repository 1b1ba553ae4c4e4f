import { AboutBlock } from '../features/content/about-block.tsx'
import { useTemplate } from './template-context.ts'

/** The home page: the template's hero, then its sections in its order, and what the operator says of the house. */
export function HomePage() {
  const { hero, lobby, sections } = useTemplate()
  return (
    <div className="home">
      <hero.Component />
      <lobby.Component sections={sections} />
      <AboutBlock />
    </div>
  )
}
