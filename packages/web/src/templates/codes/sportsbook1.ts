import './sportsbook1.css'
import { compact } from '../tokens/densities/compact.ts'
import { dual } from '../parts/frames/dual.tsx'
import { twoRow } from '../parts/headers/two-row.tsx'
import { board } from '../parts/heroes/board.tsx'
import { list } from '../parts/lobbies/list.tsx'
import { flat as flatBar } from '../parts/mobile-bars/flat.tsx'
import { tabs } from '../parts/navigations/tabs.tsx'
import { soft } from '../tokens/shapes/soft.ts'
import { flat } from '../tokens/surfaces/flat.ts'
import type { Template } from '../template.ts'
import { condensed } from '../tokens/typefaces/condensed.ts'

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
