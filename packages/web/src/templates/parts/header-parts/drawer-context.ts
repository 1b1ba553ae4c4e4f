import { createContext } from 'react'

/** Id of the popover that is the frame's navigation on phones; null in a frame that shows its navigation. */
export const DrawerContext = createContext<string | null>(null)
