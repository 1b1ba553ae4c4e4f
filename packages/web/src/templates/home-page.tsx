import { AboutBlock } from '../features/site/about-block.tsx'
import { BannerRow } from '../player/banners/banner-row.tsx'
import { AnnouncementsTicker } from './parts/announcements/announcements-ticker.tsx'
import { LazyHydrate } from './parts/lobbies/lazy-hydrate.tsx'
import { NewAccount } from './parts/new-account.tsx'
import { useTemplate } from './template-context.ts'

/**
 * The home page: the operator's announcements, the template's hero, the template's sections in its order, and the
 * operator's "about us" text. The operator's banners are one of the sections, or follow the hero.
 */
export function HomePage() {
  const { file, hero, lobby } = useTemplate()
  return (
    <div className="home">
      <AnnouncementsTicker />
      <NewAccount />
      <hero.Component />
      {file.sections.includes('banners') ? null : <BannerRow position="home" />}
      <lobby.Component sections={file.sections} />
      <LazyHydrate>
        <AboutBlock />
      </LazyHydrate>
    </div>
  )
}
