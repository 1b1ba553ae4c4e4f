import './sportsbook1.css'
import { compact } from './densities/compact.ts'
import { dual } from './frames/dual.tsx'
import { twoRow } from './headers/two-row.tsx'
import { board } from './heroes/board.tsx'
import { list } from './lobbies/list.tsx'
import { flat as flatBar } from './mobile-bars/flat.tsx'
import { tabs } from './navigations/tabs.tsx'
import { soft } from './shapes/soft.ts'
import { flat } from './surfaces/flat.ts'
import type { Template } from './template.ts'
import { condensed } from './typefaces/condensed.ts'

/** The terrace. */
export const sportsbook1: Template = {
  code: 'sportsbook1',
  frame: dual,
  header: twoRow,
  navigation: tabs,
  mobileBar: flatBar,
  hero: board,
  lobby: list,
  card: 'landscape',
  surface: flat,
  shape: soft,
  type: condensed,
  density: compact,
  sections: ['hot', 'matches', 'recent', 'favourites', 'popular', 'new', 'categories', 'providers'],
}
