import './template11.css'
import '../tokens/shapes/round.css'
import '../tokens/surfaces/elevated.css'
import '../tokens/typefaces/rounded.css'
import { column } from '../parts/frames/column.tsx'
import { centred } from '../parts/headers/centred.tsx'
import { carousel } from '../parts/heroes/carousel.tsx'
import { grid } from '../parts/lobbies/grid.tsx'
import { notched } from '../parts/mobile-bars/notched.tsx'
import { tiles } from '../parts/navigations/tiles.tsx'
import type { Template } from '../template.ts'

/** A site that looks like a phone app: one narrow column with a bar at the bottom. */
export const template11: Template = {
  code: 'template11',
  frame: column,
  header: centred,
  navigation: tiles,
  mobileBar: notched,
  hero: carousel,
  lobby: grid,
  card: 'square',
  surface: 'elevated',
  shape: 'round',
  typeface: 'rounded',
  density: 'regular',
  sections: ['hot', 'winners', 'new', 'recent', 'favourites', 'popular', 'categories', 'providers'],
}
