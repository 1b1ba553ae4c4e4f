import { createContext, useContext } from 'react'
import type { BuildWatch } from './build-watch.ts'

/** Watches for newer builds; `null` on the server. */
export const BuildContext = createContext<BuildWatch | null>(null)

export const useBuildWatch = () => useContext(BuildContext)
