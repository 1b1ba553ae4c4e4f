import { useClientValue } from './use-client-value.ts'

/** False on the server and in the first render, so that both are equal; true afterwards. */
export const useHydrated = (): boolean => useClientValue(true, false)
