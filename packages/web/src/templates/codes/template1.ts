import './template1.css'
import '../tokens/surfaces/elevated.css'
import '../tokens/typefaces/grotesk.css'
import { stack } from '../parts/frames/stack.tsx'
import { bar } from '../parts/headers/bar.tsx'
import { carousel } from '../parts/heroes/carousel.tsx'
import { rails } from '../parts/lobbies/rails.tsx'
import { flat } from '../parts/mobile-bars/flat.tsx'
import { tabs } from '../parts/navigations/tabs.tsx'
import type { Template } from '../template.ts'

/** The classic casino site: header over navigation over content, with rows of games. */
export const template1: Template = {
  code: 'template1',
  frame: stack,
  header: bar,
  navigation: tabs,
  mobileBar: flat,
  hero: carousel,
  lobby: rails,
  card: 'portrait',
  surface: 'elevated',
  shape: 'soft',
  typeface: 'grotesk',
  density: 'regular',
  sections: ['hot', 'winners', 'new', 'recent', 'favourites', 'popular', 'categories', 'providers'],
}
