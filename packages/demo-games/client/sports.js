import { act, createBetting, current, open } from './game-frame.js'
import { showMatches } from './match-list.js'
import { byId, fillIn, formatAmount, launch, page, rules, say, showChecks, showRules, texts } from './page.js'
import {
  addPick,
  hasChanged,
  isClosed,
  picks,
  readStake,
  refreshPicks,
  restorePicks,
  showBets,
  showSlip,
  slip,
  slipProblem,
} from './slip.js'

const pollMs = 3000
const goButton = byId('go')
let isPlacing = false

function showTab(name) {
  for (const tab of ['slip', 'bets']) {
    byId(`panel-${tab}`).hidden = tab !== name
    byId(`tab-${tab}`).ariaSelected = tab === name
  }
}

function openSheet(name) {
  showTab(name)
  page.dataset.sheet = 'open'
  byId(`tab-${name}`).focus()
}

function closeSheet() {
  delete page.dataset.sheet
}

const showAllMatches = () => showMatches((id) => picks.has(id), toggle)

function update(text = slipProblem()) {
  showSlip(removePick)
  goButton.textContent = hasChanged() && !isClosed() ? texts.accept : texts.place
  goButton.disabled = isPlacing || picks.size === 0 || isClosed() || current.isExpired
  say(text)
}

function show(result) {
  if (!result.ok && result.error !== 'oddsChanged') return
  for (const [id, odds] of Object.entries(result.odds ?? {})) if (picks.has(id)) picks.get(id).now = odds
  if (result.ok) refreshPicks()
  showAllMatches()
  showBets()
  // A match is checked by its own seed.
  showChecks(
    current.view.matches.map(({ id, home, away, hash, seed }) => [`${home} – ${away} (${id})`, seed || hash]),
  )
}

function removePick(id) {
  picks.delete(id)
  update()
  showAllMatches()
}

function toggle(id) {
  if (picks.has(id)) return removePick(id)
  if (picks.size >= rules.maxLegs) return update(fillIn(texts.tooMany, { count: rules.maxLegs }))
  addPick(id)
  update()
  showAllMatches()
}

async function place() {
  if (hasChanged()) {
    for (const pick of picks.values()) pick.seen = pick.now
    return update()
  }
  const problem = slipProblem()
  const stake = readStake()
  const range = { min: formatAmount(rules.minStake), max: formatAmount(rules.maxStake) }
  if (problem || !stake) return update(problem || fillIn(texts.stakeRange, range))
  isPlacing = true
  goButton.disabled = true
  const odds = Object.fromEntries([...picks].map(([id, { seen }]) => [id, seen]))
  await betting.place({ kind: slip.kind, stake, odds })
  isPlacing = false
  goButton.disabled = betting.isPending() || picks.size === 0 || isClosed() || current.isExpired
}

const betting = createBetting('place', (result) => {
  isPlacing = false
  show(result)
  if (result.ok) {
    picks.clear()
    byId('stake').value = ''
    update(texts.placed)
    showAllMatches()
  } else if (result.error === 'oddsChanged') update()
  else if (result.error === 'amountAboveMax')
    update(fillIn(texts.amountAboveMax, { max: formatAmount(rules.maxWin) }))
  else update(byId('message').textContent)
})

async function poll() {
  if (!document.hidden && !isPlacing && !betting.isPending() && !current.isExpired) {
    const before = byId('message').textContent
    const result = await act('look', {}, show)
    // What was said of the odds ends with it; anything else stays.
    const isOver = hasChanged() || before === texts.changed || before === texts.paused
    if (result?.ok && !betting.isPending()) update(isOver ? undefined : before)
  }
  setTimeout(poll, pollMs)
}

for (const kind of ['single', 'multiple'])
  byId(`kind-${kind}`).addEventListener('click', () => {
    slip.kind = kind.toUpperCase()
    update()
  })
for (const tab of ['slip', 'bets']) {
  byId(`tab-${tab}`).addEventListener('click', () => showTab(tab))
  byId(`open-${tab}`).addEventListener('click', () => openSheet(tab))
}
byId('fold').addEventListener('click', closeSheet)
document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeSheet())
byId('stake').addEventListener('input', () => update())
goButton.addEventListener('click', place)
showRules([], { max: formatAmount(rules.maxWin) })

/** Puts the pick on the slip that the player chose elsewhere. Returns what to say of it, if it is not there now. */
function takeChosen({ id, price }) {
  if (picks.size >= rules.maxLegs && !picks.has(id)) return fillIn(texts.tooMany, { count: rules.maxLegs })
  return addPick(id, price) ? undefined : texts.gone
}

showTab('slip')
open((view) => {
  restorePicks()
  const { slip: asked } = launch
  const refused = asked?.selection && takeChosen(asked.selection)
  show({ ok: true, ...view })
  update(refused)
  page.dataset.state = 'ready'
  if (asked || betting.isPending()) openSheet('slip')
  setTimeout(poll, pollMs)
})
