import './sportsbook1.css'
import '../tokens/densities/compact.css'
import '../tokens/surfaces/flat.css'
import '../tokens/typefaces/condensed.css'
import { dual } from '../parts/frames/dual.tsx'
import { twoRow } from '../parts/headers/two-row.tsx'
import { board } from '../parts/heroes/board.tsx'
import { list } from '../parts/lobbies/list.tsx'
import { flat as flatBar } from '../parts/mobile-bars/flat.tsx'
import { tabs } from '../parts/navigations/tabs.tsx'
import type { Template } from '../template.ts'

/** A sportsbook: navigation and live activity beside the page, with matches on the first screen. */
export const sportsbook1: Template = {
  code: 'sportsbook1',
  frame: dual,
  header: twoRow,
  navigation: tabs,
  mobileBar: flatBar,
  hero: board,
  lobby: list,
  card: 'landscape',
  surface: 'flat',
  shape: 'soft',
  typeface: 'condensed',
  density: 'compact',
  sections: ['matches', 'hot', 'recent', 'favourites', 'popular', 'new', 'categories', 'providers'],
}
