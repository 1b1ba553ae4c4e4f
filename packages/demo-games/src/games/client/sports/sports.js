import {
  act,
  byId,
  create,
  createBetting,
  current,
  fillIn,
  formatAmount,
  open,
  page,
  rules,
  say,
  showRules,
  texts,
} from '../game-frame.js'
import { findShown, showMatches } from './match-list.js'
import {
  hasChanged,
  isClosed,
  picks,
  readStake,
  refreshPicks,
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
    byId(`tab-${tab}`).setAttribute('aria-selected', String(tab === name))
  }
}

function openSheet(name) {
  showTab(name)
  page.dataset.sheet = 'open'
  byId(`tab-${name}`).focus()
}

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
  showMatches((id) => picks.has(id), toggle)
  showBets()
  showChecks()
}

function removePick(id) {
  picks.delete(id)
  update()
  showMatches((other) => picks.has(other), toggle)
}

function toggle(id) {
  if (picks.has(id)) return removePick(id)
  if (picks.size >= rules.maxLegs) return update(fillIn(texts.tooMany, { count: rules.maxLegs }))
  const { match, selection } = findShown(id)
  picks.set(id, { seen: selection.odds, now: selection.odds, selection, match })
  update()
  showMatches((other) => picks.has(other), toggle)
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
  finishPlacing(result)
})

function finishPlacing(result) {
  if (result.ok) {
    picks.clear()
    update(texts.placed)
    showMatches(() => false, toggle)
  } else if (result.error === 'oddsChanged') update()
  else if (result.error === 'amountAboveMax')
    update(fillIn(texts.amountAboveMax, { max: formatAmount(rules.maxWin) }))
  else update(byId('message').textContent)
}

// A match is checked by its own seed.
function showChecks() {
  const rows = current.view.matches.map(({ id, home, away, hash, seed }) => {
    const row = create('div', '')
    row.append(create('dt', '', `${home} – ${away} (${id})`), create('dd', '', seed || hash))
    return row
  })
  byId('check').replaceChildren(...rows)
}

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
function closeSheet() {
  delete page.dataset.sheet
}
byId('fold').addEventListener('click', closeSheet)
document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeSheet())
byId('stake').addEventListener('input', () => update())
goButton.addEventListener('click', place)
showRules([
  texts.rule,
  fillIn(texts.rtp, { share: `${rules.returnHundredths}%`, max: formatAmount(rules.maxWin) }),
])
byId('stake').value = '100'
showTab('slip')
open((view) => {
  show({ ok: true, ...view })
  update()
  page.dataset.state = 'ready'
  if (betting.isPending()) openSheet('slip')
  setTimeout(poll, pollMs)
})
