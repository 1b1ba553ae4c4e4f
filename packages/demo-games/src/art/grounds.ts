import type { Ground } from './ground.ts'
import { arches } from './grounds/arches.ts'
import { bokeh } from './grounds/bokeh.ts'
import { curtain } from './grounds/curtain.ts'
import { depths } from './grounds/depths.ts'
import { fans } from './grounds/fans.ts'
import { hills } from './grounds/hills.ts'
import { nebula } from './grounds/nebula.ts'
import { neonGrid } from './grounds/neon-grid.ts'
import { rays } from './grounds/rays.ts'
import { stadium } from './grounds/stadium.ts'
import { waves } from './grounds/waves.ts'

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
