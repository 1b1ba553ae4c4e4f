import * as z from 'zod/mini'

/** A business area of the platform that a brand may lack. */
export const Capability = z.enum(['games', 'matches', 'topTen'])
export type Capability = z.infer<typeof Capability>
