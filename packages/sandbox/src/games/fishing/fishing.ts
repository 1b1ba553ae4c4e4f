import { findRound, settleRound, shownRound, startRound, useSeed } from '../../play/rounds.ts'
import { invalidInput } from '../../refusal.ts'
import { readBet } from '../frame/bets.ts'
import { roundItem } from '../frame/round-item.ts'
import { action, type Play, type PlayableGame } from '../playable-game.ts'
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
  page: 'fishing',
  gameTypes: ['FISH', 'ARCADE'],
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
  view({ platform, session, asked }) {
    const shown = shownRound<Shot>(platform.db, session, asked)
    return { round: shown && { ...roundItem(shown), prey: shown.state.prey } }
  },
  actions: { shoot: action({ roundId: 'filled', bet: 'filled', prey: 'filled' }, shoot) },
}

function shoot({ platform, session }: Play, input: { roundId: string; bet: string; prey: string }): void {
  const { roundId, prey: name } = input
  const bet = readBet(input.bet)
  if (!isPrey(name)) throw invalidInput({ prey: 'unknown' })
  if (findRound(platform.db, session, roundId)) return
  const seed = useSeed(platform, session)
  const state: Shot = { prey: name }
  const round = startRound(platform, session, { roundId, bet, seed, state })
  settleRound(platform, round, catches(seed, roundId, name) ? bet * prey[name] : 0, state)
}
