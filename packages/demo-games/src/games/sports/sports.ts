import { decimal, proportion } from '../amounts.ts'
import type { Play, Round } from '../host.ts'
import { action, type PlayableGame } from '../playable-game.ts'
import { hasWon, priceOf, returnHundredths, type Selection, selectionsAt } from './markets.ts'
import { type Match, matchesAt, progressAt } from './match.ts'
import { detailOf, findSelection, placeSlip, type SportsBet, slipRules } from './slip.ts'

/** The list of matches, and the slip beside it or, on a phone, below it. */
const sportsMarkup: PlayableGame['markup'] = (texts) => `<main>
  <div class="matches" id="matches" data-bets></div>
</main>
<aside class="slip" id="slip" aria-label="${texts.slip}">
  <div class="row tabs" role="tablist">
    <button class="plain" type="button" role="tab" id="tab-slip" aria-controls="panel-slip">${texts.slip} <b class="count" id="count"></b></button>
    <button class="plain" type="button" role="tab" id="tab-bets" aria-controls="panel-bets">${texts.myBets}</button>
    <button class="plain" type="button" id="fold" aria-label="${texts.close}">×</button>
  </div>
  <div role="tabpanel" id="panel-slip" aria-labelledby="tab-slip">
    <div class="row" data-bets role="group" aria-label="${texts.kind}">
      <button class="odds" type="button" id="kind-single">${texts.single}</button>
      <button class="odds" type="button" id="kind-multiple">${texts.multiple}</button>
    </div>
    <ul class="list legs" id="legs" data-bets></ul>
    <div id="stake-row" data-bets>
      <label class="field"><small id="stake-name">${texts.stake}</small><input id="stake" inputmode="decimal" autocomplete="off" maxlength="9"></label>
      <dl class="sums"><div><dt>${texts.total}</dt><dd id="total"></dd></div><div><dt>${texts.payout}</dt><dd id="payout"></dd></div></dl>
    </div>
    <p class="message" id="message" role="status"></p>
    <button class="main-button" type="button" id="go" data-testid="go" data-bets>${texts.place}</button>
  </div>
  <div role="tabpanel" id="panel-bets" aria-labelledby="tab-bets" hidden><ul class="list" id="bets"></ul></div>
</aside>
<footer>
  <dl class="sums"><div><dt>${texts.balance}</dt><dd data-testid="balance" id="balance"></dd></div></dl>
  <button class="side-button" type="button" id="open-bets">${texts.myBets}</button>
  <button class="main-button" type="button" id="open-slip">${texts.slip} <b class="count" id="bar-count"></b></button>
</footer>`

const shownBets = 20

/** The sportsbook: matches whose odds move, and a slip of single bets or a multiple. */
export const sports: PlayableGame = {
  texts: ['sports'],
  hue: 255,
  markup: sportsMarkup,
  rules: {
    returnHundredths,
    maxLegs: slipRules.maxLegs,
    minStake: decimal(slipRules.minStake),
    maxStake: decimal(slipRules.maxStake),
    maxWin: decimal(slipRules.maxWin),
  },
  view,
  actions: {
    place: action({ roundId: 'filled', kind: 'filled', stake: 'filled', odds: 'record' }, placeSlip),
  },
  settleDue(play, due) {
    const round = due as Round<SportsBet>
    const { kind, odds, legs } = round.state
    const selections = selectionsOf(play, round.state)
    const isWon = selections.length === legs.length && selections.every(hasWon)
    const detail = detailOf(kind, odds, selections, (part) => (hasWon(part) ? 'WIN' : 'LOSE'))
    play.rounds.describe(round.roundId, detail)
    play.rounds.settle(round.roundId, isWon ? proportion(round.bet, odds, 100) : 0, round.state)
  },
}

const selectionsOf = (play: Play, { legs }: SportsBet) =>
  legs.map(({ selection }) => findSelection(play, selection)).filter((found) => found !== undefined)

function view(play: Play) {
  const name = (names: Match['home']) => names[play.language === 'CN' ? 1 : 0]
  return {
    matches: matchesAt(play, play.now()).map((match) => matchItem(match, play.now(), name)),
    bets: play.rounds.latest<SportsBet>(shownBets).map((round) => betItem(play, round, name)),
  }
}

type Naming = (names: Match['home']) => string

function matchItem(match: Match, now: number, name: Naming) {
  const { id, sport, startsAt, endsAt, seed, hash } = match
  return {
    ...{ id, sport, startsAt, league: name(match.league), home: name(match.home), away: name(match.away) },
    ...progressAt(match, now),
    hash,
    seed: now < endsAt ? '' : seed,
    selections: selectionsAt(match, now).map(selectionItem),
  }
}

const selectionItem = ({ id, betType, homeAway, criteria, odds }: Selection) => ({
  ...{ id, betType, homeAway, criteria },
  odds: priceOf(odds),
})

function betItem(play: Play, round: Round<SportsBet>, name: Naming) {
  const { odds, legs } = round.state
  return {
    id: round.roundId,
    stake: decimal(round.bet),
    odds: decimal(odds),
    win: decimal(round.win),
    payout: decimal(proportion(round.bet, odds, 100)),
    isOver: round.status === 'SETTLED',
    legs: selectionsOf(play, round.state).map((part, index) => ({
      ...selectionItem(part),
      home: name(part.match.home),
      away: name(part.match.away),
      odds: decimal(legs[index]?.odds ?? 0),
      result: play.now() < part.match.endsAt ? '' : hasWon(part) ? 'WIN' : 'LOSE',
    })),
  }
}
