import { choiceGame } from './choice-game.ts'
import { fairNumbers } from './fair.ts'
import { choiceButtons, pastList, playMarkup } from './page-parts.ts'

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
const segments: readonly number[] = arrange()

/** What can be bet on, and its chance. */
const wheelBets = segmentCounts.map(([multiple, count]) => ({ multiple, chance: count / size }))

// A step without a common divisor with the size visits every place once, and puts the same multiples far apart.
function arrange(): number[] {
  const step = 19
  const inTurn = segmentCounts.flatMap(([multiple, count]) => Array.from({ length: count }, () => multiple))
  const wheel = Array.from({ length: size }, () => 0)
  for (const [index, multiple] of inTurn.entries()) wheel[(index * step) % size] = multiple
  return wheel
}

interface Spin {
  segment: number
  multiple: number
}

/** Where the wheel stops. */
function spinWheel(seed: string, roundId: string): Spin {
  const segment = Math.floor(fairNumbers(seed, roundId)() * size)
  return { segment, multiple: segments[segment] ?? 0 }
}

const isWheelBet = (choice: string) => wheelBets.some(({ multiple }) => String(multiple) === choice)

/** What a choice pays, in hundredths of the bet. */
const paysWheel = (choice: string, { multiple }: Spin) => (choice === String(multiple) ? multiple * 100 : 0)

const percent = (share: number) => `${Math.round(share * 100)}%`

/** The money wheel: a bet on one of its multiples. */
export const wheel = choiceGame({
  texts: ['wheel'],
  hue: 300,
  markup: (texts) =>
    playMarkup(
      texts,
      `${pastList(texts)}<div class="stage"><svg id="wheel" viewBox="-110 -125 220 235" aria-hidden="true"></svg></div>`,
      choiceButtons(
        texts,
        wheelBets.map(({ multiple, chance }) => ({
          value: String(multiple),
          name: `${multiple}×`,
          pays: percent(chance),
        })),
      ),
    ),
  rules: { segments, bets: wheelBets },
  isChoice: isWheelBet,
  outcomeOf: spinWheel,
  paysHundredths: paysWheel,
})
