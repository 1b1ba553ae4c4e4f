import type { TemplateFile } from '@marquee/contracts/template-file'
import type { FrameParts, LobbyProps, TemplatePart } from './template.ts'

type Load<Props = object> = () => Promise<TemplatePart<Props>>

/** What every axis of parts has: one chunk per value, so that a visitor loads only those that the template chooses. */
interface Registry {
  frame: Record<TemplateFile['frame'], Load<FrameParts>>
  header: Record<TemplateFile['header'], Load>
  navigation: Record<TemplateFile['navigation'], Load>
  mobileBar: Record<TemplateFile['mobileBar'], Load>
  hero: Record<TemplateFile['hero'], Load>
  lobby: Record<TemplateFile['lobby'], Load<LobbyProps>>
}

export const registry = {
  frame: {
    stack: () => import('./parts/frames/stack.tsx').then(({ stack }) => stack),
    rail: () => import('./parts/frames/rail.tsx').then(({ rail }) => rail),
    drawer: () => import('./parts/frames/drawer.tsx').then(({ drawer }) => drawer),
    dual: () => import('./parts/frames/dual.tsx').then(({ dual }) => dual),
    column: () => import('./parts/frames/column.tsx').then(({ column }) => column),
  },
  header: {
    bar: () => import('./parts/headers/bar.tsx').then(({ bar }) => bar),
    'two-row': () => import('./parts/headers/two-row.tsx').then(({ twoRow }) => twoRow),
    centred: () => import('./parts/headers/centred.tsx').then(({ centred }) => centred),
    overlay: () => import('./parts/headers/overlay.tsx').then(({ overlay }) => overlay),
    compact: () => import('./parts/headers/compact.tsx').then(({ compact }) => compact),
  },
  navigation: {
    tabs: () => import('./parts/navigations/tabs.tsx').then(({ tabs }) => tabs),
    icons: () => import('./parts/navigations/icons.tsx').then(({ icons }) => icons),
    pills: () => import('./parts/navigations/pills.tsx').then(({ pills }) => pills),
    tiles: () => import('./parts/navigations/tiles.tsx').then(({ tiles }) => tiles),
  },
  mobileBar: {
    flat: () => import('./parts/mobile-bars/flat.tsx').then(({ flat }) => flat),
    notched: () => import('./parts/mobile-bars/notched.tsx').then(({ notched }) => notched),
    dock: () => import('./parts/mobile-bars/dock.tsx').then(({ dock }) => dock),
  },
  hero: {
    carousel: () => import('./parts/heroes/carousel.tsx').then(({ carousel }) => carousel),
    board: () => import('./parts/heroes/board.tsx').then(({ board }) => board),
  },
  lobby: {
    rails: () => import('./parts/lobbies/rails.tsx').then(({ rails }) => rails),
    grid: () => import('./parts/lobbies/grid.tsx').then(({ grid }) => grid),
    list: () => import('./parts/lobbies/list.tsx').then(({ list }) => list),
  },
} as Registry
