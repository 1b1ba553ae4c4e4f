import './template1.css'
import { regular } from '../tokens/densities/regular.ts'
import { stack } from '../parts/frames/stack.tsx'
import { bar } from '../parts/headers/bar.tsx'
import { carousel } from '../parts/heroes/carousel.tsx'
import { rails } from '../parts/lobbies/rails.tsx'
import { flat } from '../parts/mobile-bars/flat.tsx'
import { tabs } from '../parts/navigations/tabs.tsx'
import { soft } from '../tokens/shapes/soft.ts'
import { elevated } from '../tokens/surfaces/elevated.ts'
import type { Template } from '../template.ts'
import { grotesk } from '../tokens/typefaces/grotesk.ts'

/** The classic. */
export const template1: Template = {
  code: 'template1',
  frame: stack,
  header: bar,
  navigation: tabs,
  mobileBar: flat,
  hero: carousel,
  lobby: rails,
  card: 'portrait',
  surface: elevated,
  shape: soft,
  type: grotesk,
  density: regular,
  sections: ['hot', 'winners', 'new', 'recent', 'favourites', 'popular', 'categories', 'providers'],
}
