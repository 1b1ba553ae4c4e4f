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
    dual: () => import('./parts/frames/dual.tsx').then(({ dual }) => dual),
    column: () => import('./parts/frames/column.tsx').then(({ column }) => column),
  },
  header: {
    bar: () => import('./parts/headers/bar.tsx').then(({ bar }) => bar),
    'two-row': () => import('./parts/headers/two-row.tsx').then(({ twoRow }) => twoRow),
    centred: () => import('./parts/headers/centred.tsx').then(({ centred }) => centred),
  },
  navigation: {
    tabs: () => import('./parts/navigations/tabs.tsx').then(({ tabs }) => tabs),
    tiles: () => import('./parts/navigations/tiles.tsx').then(({ tiles }) => tiles),
  },
  mobileBar: {
    flat: () => import('./parts/mobile-bars/flat.tsx').then(({ flat }) => flat),
    notched: () => import('./parts/mobile-bars/notched.tsx').then(({ notched }) => notched),
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
