import { createContext, useContext } from 'react'
import type { BuildWatch } from './build-watch.ts'

/** The watch over builds; the server draws without one. */
export const BuildContext = createContext<BuildWatch | null>(null)

export const useBuildWatch = () => useContext(BuildContext)
