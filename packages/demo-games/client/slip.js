import { current } from './game-frame.js'
import { findShown, selectionName } from './match-list.js'
import { byId, create, fillIn, formatAmount, notifyParent, rules, texts } from './page.js'
import { keep, readKept } from './play-request.js'

/** The picks by selection id: the odds that the player accepted, and what they are now. */
export const picks = new Map()
/** How the picks are bet on. */
export const slip = { kind: 'SINGLE' }

/** Puts a selection on the slip, with the odds that the player saw; false where it is not offered. */
export function addPick(id, seen) {
  const shown = findShown(id)
  if (!shown) return false
  picks.set(id, { seen: seen ?? shown.selection.odds, now: shown.selection.odds, ...shown })
  return true
}

/** Puts back what was on the slip when the page was left. */
export function restorePicks() {
  for (const [id, seen] of readKept('picks') ?? []) addPick(id, seen)
}

const hundredths = (text) => Math.round(Number(text) * 100)

/** The stake as a decimal string; undefined for what is none in the range. */
export function readStake() {
  const text = byId('stake').value.trim().replace(',', '.')
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return undefined
  const stake = Number(text).toFixed(2)
  const isInRange = Number(stake) >= Number(rules.minStake) && Number(stake) <= Number(rules.maxStake)
  return isInRange ? stake : undefined
}

/** Takes the odds of now into the slip, and drops what is over. */
export function refreshPicks() {
  for (const [id, pick] of picks) {
    const shown = findShown(id)
    if (shown) pick.now = shown.selection.odds
    else picks.delete(id)
  }
}

export const hasChanged = () => [...picks.values()].some(({ seen, now }) => seen !== now)
export const isClosed = () => [...picks.values()].some(({ now }) => now === '')

/** Why the picks cannot be a bet; an empty text when they can. */
export function slipProblem() {
  const matches = new Set([...picks.keys()].map((id) => id.split(':')[0]))
  if (picks.size === 0) return texts.empty
  if (slip.kind === 'MULTIPLE' && picks.size < 2) return texts.needTwo
  if (slip.kind === 'MULTIPLE' && matches.size < picks.size) return texts.sameMatch
  if (isClosed()) return texts.paused
  if (hasChanged()) return texts.changed
  return ''
}

function createLeg([id, { seen, now, selection, match }], remove) {
  const leg = create('li', seen === now ? '' : 'moved')
  const name = selectionName(selection, match)
  const text = create('p')
  text.append(create('b', '', name))
  text.append(create('small', '', `${texts[selection.betType]} · ${match.home} – ${match.away}`))
  const odds = create('p', 'leg-odds')
  if (seen !== now) odds.append(create('s', '', seen), ' → ')
  odds.append(create('b', '', now || texts.suspended))
  const button = create('button', 'plain', '×')
  button.type = 'button'
  button.ariaLabel = fillIn(texts.remove, { name })
  button.addEventListener('click', () => remove(id))
  leg.append(text, odds, button)
  return leg
}

/** Shows the picks, and what they cost and may pay out; the page around the game hears how many they are. */
export function showSlip(remove) {
  keep(
    'picks',
    [...picks].map(([id, { seen }]) => [id, seen]),
  )
  notifyParent({ type: 'marquee:slip', picks: picks.size })
  byId('legs').replaceChildren(...[...picks].map((pick) => createLeg(pick, remove)))
  for (const id of ['count', 'bar-count']) byId(id).textContent = picks.size || ''
  const isMultiple = slip.kind === 'MULTIPLE'
  byId('kind-single').ariaPressed = !isMultiple
  byId('kind-multiple').ariaPressed = isMultiple
  byId('stake-row').hidden = picks.size === 0
  byId('stake-name').textContent = !isMultiple && picks.size > 1 ? texts.stakeEach : texts.stake
  const odds = [...picks.values()].map(({ now }) => hundredths(now))
  // The same rounding as the server's, from whole hundredths.
  const product = odds.reduce((all, one) => Math.floor((all * one) / 100), 100)
  const sum = odds.reduce((all, one) => all + one, 0)
  const stake = hundredths(readStake() ?? '0')
  byId('total').textContent = formatAmount((isMultiple ? stake : stake * picks.size) / 100)
  byId('payout').textContent = formatAmount(Math.floor((stake * (isMultiple ? product : sum)) / 100) / 100)
}

function createBet(bet) {
  const item = create('li')
  const isWon = bet.isOver && Number(bet.win) > 0
  const over = isWon ? fillIn(texts.won, { amount: formatAmount(bet.win) }) : texts.lost
  const head = create('p', 'row bet-head')
  head.append(create('b', '', `${formatAmount(bet.stake)} @ ${bet.odds}`))
  head.append(create('span', isWon ? 'won' : '', bet.isOver ? over : texts.open))
  item.append(head)
  for (const leg of bet.legs) {
    const sign = { WIN: '✓ ', LOSE: '✗ ' }[leg.result] ?? ''
    const line = create('p', 'bet-leg', sign + selectionName(leg, leg))
    line.append(create('small', '', `${leg.odds} · ${texts[leg.betType]} · ${leg.home} – ${leg.away}`))
    item.append(line)
  }
  if (!bet.isOver) item.append(create('small', '', `${texts.payout} ${formatAmount(bet.payout)}`))
  return item
}

/** Shows the latest bets, the open ones first. */
export function showBets() {
  const items = current.view.bets.map(createBet)
  byId('bets').replaceChildren(...(items.length > 0 ? items : [create('li', '', texts.noBets)]))
}
