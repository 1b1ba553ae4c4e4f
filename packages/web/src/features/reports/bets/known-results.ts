/** The results of a leg that have a name here, and how each is toned. */
export const results = {
  WIN: 'success',
  LOSE: 'neutral',
  DRAW: 'neutral',
  VOID: 'neutral',
  PENDING: 'accent',
} as const
type KnownResult = keyof typeof results

export const isKnownResult = (result: string): result is KnownResult => Object.hasOwn(results, result)
