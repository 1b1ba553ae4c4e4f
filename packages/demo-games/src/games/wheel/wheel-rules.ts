import { fairNumbers } from '../fair.ts'

/** How many of the wheel's segments each multiple has. Every one pays back 96% of its bets. */
const segmentCounts = [
  [2, 24],
  [4, 12],
  [8, 6],
  [12, 4],
  [16, 3],
  [48, 1],
] as const
const size = 50

/** The multiples in the order of the wheel, each spread over all of it. */
export const segments: readonly number[] = arrange()

/** What can be bet on, and its chance. */
export const wheelBets = segmentCounts.map(([multiple, count]) => ({ multiple, chance: count / size }))

// A step without a common divisor with the size visits every place once, and puts the same multiples far apart.
function arrange(): number[] {
  const step = 19
  const inTurn = segmentCounts.flatMap(([multiple, count]) => Array.from({ length: count }, () => multiple))
  const wheel = Array.from({ length: size }, () => 0)
  for (const [index, multiple] of inTurn.entries()) wheel[(index * step) % size] = multiple
  return wheel
}

export interface Spin {
  segment: number
  multiple: number
}

/** Where the wheel stops. */
export function spinWheel(seed: string, roundId: string): Spin {
  const segment = Math.floor(fairNumbers(seed, roundId)() * size)
  return { segment, multiple: segments[segment] ?? 0 }
}

export const isWheelBet = (choice: string) => wheelBets.some(({ multiple }) => String(multiple) === choice)

/** What a choice pays, in hundredths of the bet. */
export const paysWheel = (choice: string, { multiple }: Spin) =>
  choice === String(multiple) ? multiple * 100 : 0
