import { readBet } from '../amounts.ts'
import type { Play } from '../host.ts'
import { action, type PlayableGame } from '../playable-game.ts'
import { invalidInput } from '../refused-move.ts'
import { roundItem, shownRound } from '../shown-rounds.ts'
import { fishingMarkup } from './fishing-markup.ts'
import { catches, chanceOf, isPrey, type Prey, prey, returnHundredths } from './fishing-rules.ts'
import { fishingTexts } from './fishing-texts.ts'
import { preyPictures } from './prey-pictures.ts'

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
