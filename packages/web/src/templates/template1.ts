import './template1.css'
import { regular } from './densities/regular.ts'
import { stack } from './frames/stack.tsx'
import { bar } from './headers/bar.tsx'
import { carousel } from './heroes/carousel.tsx'
import { rails } from './lobbies/rails.tsx'
import { flat } from './mobile-bars/flat.tsx'
import { tabs } from './navigations/tabs.tsx'
import { soft } from './shapes/soft.ts'
import { elevated } from './surfaces/elevated.ts'
import type { Template } from './template.ts'
import { grotesk } from './typefaces/grotesk.ts'

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
