import { type Canvas, createCanvas } from '../../art/canvas.ts'
import { tones } from '../../art/colors.ts'
import { treasureChest } from '../../art/motifs/coins.ts'
import { dragon } from '../../art/motifs/dragon-and-phoenix.ts'
import { goldenFish, octopus, shark } from '../../art/motifs/sea-creatures.ts'
import { readBet } from '../amounts.ts'
import { fairNumbers } from '../fair.ts'
import { betSelector, figures } from '../frame/game-page.ts'
import { dataUri } from '../frame/page-parts.ts'
import type { Play } from '../host.ts'
import { action, type PlayableGame } from '../playable-game.ts'
import { invalidInput } from '../refused-move.ts'
import { roundItem, shownRound } from '../shown-rounds.ts'
import { fishingTexts } from './fishing-texts.ts'

/** The share of all bets that is paid back, whatever is shot at, in hundredths. */
const returnHundredths = 95

/** What can be caught, and what it pays, in bets. */
export const prey = { minnow: 2, reef: 4, octopus: 10, shark: 25, chest: 60, dragon: 150 } as const
export type Prey = keyof typeof prey

const isPrey = (name: string): name is Prey => Object.hasOwn(prey, name)

/** The chance to catch it with one shot. */
const chanceOf = (name: Prey) => returnHundredths / 100 / prey[name]

/** Whether a shot catches what it hits. */
function catches(seed: string, roundId: string, name: Prey): boolean {
  return fairNumbers(seed, roundId)() < chanceOf(name)
}

/** The sea with what swims in it, and the cannon below. */
const fishingMarkup: PlayableGame['markup'] = (texts) => `<main>
  <div class="sea" id="sea" data-bets role="group" aria-label="${texts.sea}"><div class="cannon" id="cannon" aria-hidden="true"></div></div>
  <p class="message" id="message" role="status"></p>
</main>
<footer class="sea-foot" data-bets>
  ${figures(texts)}
  ${betSelector(texts)}
</footer>`

/** What draws each, and the hue of its parts that have no fixed color. */
const drawings: Record<Prey, readonly [draw: (canvas: Canvas) => string, hue: number]> = {
  minnow: [goldenFish, 60],
  reef: [goldenFish, 320],
  octopus: [octopus, 300],
  shark: [shark, 235],
  chest: [treasureChest, 75],
  dragon: [dragon, 150],
}

/** The style of each picture, by its name. */
function preyPictures(): string {
  return Object.entries(drawings)
    .map(([name, [draw, hue]]) => {
      const paints = { subject: tones(hue, 0.2), accent: tones(hue + 40, 0.18), ground: tones(220, 0.12) }
      const canvas = createCanvas(name, paints, false)
      const content = draw(canvas)
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -8 208 212" stroke-linejoin="round" stroke-linecap="round"><defs>${canvas.definitions()}</defs>${content}</svg>`
      return `.p-${name}{background-image:${dataUri(svg)}}`
    })
    .join('\n')
}

interface Shot {
  prey: Prey
}

const file = (name: string) => new URL(name, import.meta.url)

/** The fishing game: every shot costs the bet, and what it catches pays by known odds. */
export const fishing: PlayableGame = {
  texts: fishingTexts,
  markup: fishingMarkup,
  styles: [file('./fishing.css')],
  modules: [file('../client/shoal.js'), file('../client/fishing.js')],
  pictures: preyPictures,
  rules: {
    returnHundredths,
    prey: Object.entries(prey).map(([name, pays]) => ({
      name,
      pays,
      chance: isPrey(name) ? chanceOf(name) : 0,
    })),
  },
  view(play) {
    const shown = shownRound<Shot>(play)
    return { round: shown && { ...roundItem(shown), prey: shown.state.prey } }
  },
  actions: { shoot: action({ roundId: 'filled', bet: 'filled', prey: 'filled' }, shoot) },
}

function shoot({ rounds }: Play, input: { roundId: string; bet: string; prey: string }): void {
  const { roundId, prey: name } = input
  const bet = readBet(input.bet)
  if (!isPrey(name)) throw invalidInput({ prey: 'unknown' })
  if (rounds.find(roundId)) return
  const seed = rounds.takeSeed()
  const state: Shot = { prey: name }
  rounds.start({ roundId, bet, seed, state })
  rounds.settle(roundId, catches(seed, roundId, name) ? bet * prey[name] : 0, state)
}
