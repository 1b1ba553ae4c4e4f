import type { Ground } from './ground.ts'
import { arches, curtain, fans } from './grounds/halls.ts'
import { depths, hills, stadium, waves } from './grounds/landscapes.ts'
import { bokeh, nebula, neonGrid, rays } from './grounds/lights.ts'

/** The backgrounds by name. */
export const grounds = {
  rays,
  bokeh,
  hills,
  waves,
  depths,
  neonGrid,
  arches,
  curtain,
  fans,
  nebula,
  stadium,
} satisfies Record<string, Ground>

export type GroundName = keyof typeof grounds
