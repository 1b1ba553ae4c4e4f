import type { TemplateFile } from '@marquee/contracts/template-file'
import { sheetsOf } from './sheets.ts'
import type { FrameParts, LobbyProps, Template, TemplatePart } from './template.ts'

/** Loads a template by the registry: on the server, and from a page that came without the template's layout. */
export async function loadFromRegistry(file: TemplateFile): Promise<Template> {
  const [frame, header, navigation, mobileBar, hero, lobby, matches] = await Promise.all([
    registry.frame[file.frame](),
    registry.header[file.header](),
    registry.navigation[file.navigation](),
    registry.mobileBar[file.mobileBar](),
    registry.hero[file.hero](),
    registry.lobby[file.lobby](),
    file.sections.includes('matches') ? registry.matches() : undefined,
    typeof document === 'undefined' ? undefined : addSheets(file),
  ])
  return { file, frame, header, navigation, mobileBar, hero, lobby, matches }
}

/** Adds a template's style sheets to the document, and resolves once all have loaded. Rejects where one is missing. */
async function addSheets(file: TemplateFile): Promise<void> {
  await Promise.all(
    sheetsOf(file).map(
      ({ href, media = '' }) =>
        new Promise((resolve, reject) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media })
          link.addEventListener('load', resolve)
          link.addEventListener('error', () => reject(new Error(`A style sheet is missing: ${href}`)))
          document.head.append(link)
        }),
    ),
  )
}

type Load<Props = object> = () => Promise<TemplatePart<Props>>

/** What every axis of parts has: one chunk per value, so that a visitor loads only those that the template chooses. */
interface Registry {
  frame: Record<TemplateFile['frame'], Load<FrameParts>>
  header: Record<TemplateFile['header'], Load>
  navigation: Record<TemplateFile['navigation'], Load>
  mobileBar: Record<TemplateFile['mobileBar'], Load>
  hero: Record<TemplateFile['hero'], Load>
  lobby: Record<TemplateFile['lobby'], Load<LobbyProps>>
  matches: Load
}

const registry: Registry = {
  frame: {
    stack: () => import('./parts/frames/stack.tsx').then(({ stack }) => stack),
    rail: () => import('./parts/frames/rail.tsx').then(({ rail }) => rail),
    drawer: () => import('./parts/frames/drawer.tsx').then(({ drawer }) => drawer),
    dual: () => import('./parts/frames/dual.tsx').then(({ dual }) => dual),
    column: () => import('./parts/frames/column.tsx').then(({ column }) => column),
    portal: () => import('./parts/frames/portal.tsx').then(({ portal }) => portal),
  },
  header: {
    bar: () => import('./parts/headers/bar.tsx').then(({ bar }) => bar),
    'two-row': () => import('./parts/headers/two-row.tsx').then(({ twoRow }) => twoRow),
    centered: () => import('./parts/headers/centered.tsx').then(({ centered }) => centered),
    overlay: () => import('./parts/headers/overlay.tsx').then(({ overlay }) => overlay),
    compact: () => import('./parts/headers/compact.tsx').then(({ compact }) => compact),
  },
  navigation: {
    tabs: () => import('./parts/navigations/tabs.tsx').then(({ tabs }) => tabs),
    icons: () => import('./parts/navigations/icons.tsx').then(({ icons }) => icons),
    pills: () => import('./parts/navigations/pills.tsx').then(({ pills }) => pills),
    tiles: () => import('./parts/navigations/tiles.tsx').then(({ tiles }) => tiles),
    mega: () => import('./parts/navigations/mega.tsx').then(({ mega }) => mega),
  },
  mobileBar: {
    flat: () => import('./parts/mobile-bars/flat.tsx').then(({ flat }) => flat),
    notched: () => import('./parts/mobile-bars/notched.tsx').then(({ notched }) => notched),
    dock: () => import('./parts/mobile-bars/dock.tsx').then(({ dock }) => dock),
  },
  hero: {
    carousel: () => import('./parts/heroes/carousel.tsx').then(({ carousel }) => carousel),
    split: () => import('./parts/heroes/split.tsx').then(({ split }) => split),
    bento: () => import('./parts/heroes/bento.tsx').then(({ bento }) => bento),
    ticker: () => import('./parts/heroes/ticker.tsx').then(({ ticker }) => ticker),
    spotlight: () => import('./parts/heroes/spotlight.tsx').then(({ spotlight }) => spotlight),
    board: () => import('./parts/heroes/board.tsx').then(({ board }) => board),
    quiet: () => import('./parts/heroes/quiet.tsx').then(({ quiet }) => quiet),
  },
  lobby: {
    rails: () => import('./parts/lobbies/plain-lobbies.tsx').then(({ rails }) => rails),
    grid: () => import('./parts/lobbies/plain-lobbies.tsx').then(({ grid }) => grid),
    bento: () => import('./parts/lobbies/plain-lobbies.tsx').then(({ bento }) => bento),
    providers: () => import('./parts/lobbies/providers.tsx').then(({ providers }) => providers),
    tiles: () => import('./parts/lobbies/tiles.tsx').then(({ tiles }) => tiles),
    list: () => import('./parts/lobbies/plain-lobbies.tsx').then(({ list }) => list),
  },
  matches: () => import('./parts/lobbies/match-section.tsx').then(({ matchSection }) => matchSection),
}
