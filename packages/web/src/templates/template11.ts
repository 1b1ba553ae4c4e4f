import './template11.css'
import { regular } from './densities/regular.ts'
import { column } from './frames/column.tsx'
import { centred } from './headers/centred.tsx'
import { carousel } from './heroes/carousel.tsx'
import { grid } from './lobbies/grid.tsx'
import { notched } from './mobile-bars/notched.tsx'
import { tiles } from './navigations/tiles.tsx'
import { round } from './shapes/round.ts'
import { elevated } from './surfaces/elevated.ts'
import type { Template } from './template.ts'
import { rounded } from './typefaces/rounded.ts'

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
