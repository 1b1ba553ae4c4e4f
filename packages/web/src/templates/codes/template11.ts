import './template11.css'
import { regular } from '../tokens/densities/regular.ts'
import { column } from '../parts/frames/column.tsx'
import { centred } from '../parts/headers/centred.tsx'
import { carousel } from '../parts/heroes/carousel.tsx'
import { grid } from '../parts/lobbies/grid.tsx'
import { notched } from '../parts/mobile-bars/notched.tsx'
import { tiles } from '../parts/navigations/tiles.tsx'
import { round } from '../tokens/shapes/round.ts'
import { elevated } from '../tokens/surfaces/elevated.ts'
import type { Template } from '../template.ts'
import { rounded } from '../tokens/typefaces/rounded.ts'

/** The app. */
export const template11: Template = {
  code: 'template11',
  frame: column,
  header: centred,
  navigation: tiles,
  mobileBar: notched,
  hero: carousel,
  lobby: grid,
  card: 'square',
  surface: elevated,
  shape: round,
  type: rounded,
  density: regular,
  sections: ['hot', 'winners', 'new', 'recent', 'favourites', 'popular', 'categories', 'providers'],
}
