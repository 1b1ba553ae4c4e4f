import { current, serverNow } from './game-frame.js'
import { byId, create, fillIn, texts } from './page.js'

const minuteMs = 60_000

/** What a selection is called: a team, a draw, or a line. */
export function selectionName({ betType, homeAway, criteria }, { home, away }) {
  if (betType === 'OU') return fillIn(homeAway === 1 ? texts.over : texts.under, { line: criteria })
  if (homeAway === 3) return texts.draw
  return [homeAway === 1 ? home : away, criteria].filter(Boolean).join(' ')
}

/** The selection with an id, and its match, unless that is over. */
export function findShown(id) {
  for (const match of current.view.matches) {
    const selection = match.selections.find((one) => one.id === id)
    if (selection && match.status !== 'ENDED') return { match, selection }
  }
  return undefined
}

function createOdds(match, selection, isPicked, toggle) {
  const button = create('button', 'odds')
  button.type = 'button'
  button.dataset.selection = selection.id
  button.disabled = selection.odds === ''
  button.ariaPressed = isPicked
  const odds = create('b', '', selection.odds || '–')
  if (selection.odds === '') odds.ariaLabel = texts.suspended
  button.append(create('span', '', selectionName(selection, match)), odds)
  button.addEventListener('click', () => toggle(selection.id))
  return button
}

function timeText({ status, minute, startsAt }) {
  if (status === 'LIVE') return minute > 0 ? `${minute}′` : texts.LIVE
  if (status === 'ENDED') return texts.ENDED
  return fillIn(texts.startsIn, { minutes: Math.max(1, Math.ceil((startsAt - serverNow()) / minuteMs)) })
}

function createMarket(match, betType, isPicked, toggle) {
  const market = create('div', 'market')
  market.role = 'group'
  market.ariaLabel = texts[betType]
  const selections = match.selections.filter((selection) => selection.betType === betType)
  market.append(...selections.map((one) => createOdds(match, one, isPicked(one.id), toggle)))
  if (selections.some(({ odds }) => odds !== '')) return [create('h4', '', texts[betType]), market]
  return [create('h4', '', `${texts[betType]} · ${texts.suspended}`), market]
}

function createMatch(match, isPicked, toggle) {
  const card = create('article', `panel match ${match.status.toLowerCase()} ${match.sport}`)
  const top = create('p', 'row')
  top.append(create('small', '', match.league), create('b', 'time', timeText(match)))
  const teams = create('h3', 'teams')
  teams.append(create('span', '', match.home), create('b', '', match.score || 'v'))
  teams.append(create('span', '', match.away))
  card.append(top, teams)
  if (match.status === 'ENDED') return card
  for (const betType of new Set(match.selections.map((selection) => selection.betType)))
    card.append(...createMarket(match, betType, isPicked, toggle))
  return card
}

/** Shows all matches by status. The focus stays on the odds that have it. */
export function showMatches(isPicked, toggle) {
  const focused = document.activeElement?.dataset?.selection
  const sections = ['LIVE', 'UPCOMING', 'ENDED'].flatMap((status) => {
    const matches = current.view.matches.filter((match) => match.status === status)
    if (matches.length === 0) return []
    const section = create('section')
    const list = create('div', 'match-grid')
    list.append(...matches.map((match) => createMatch(match, isPicked, toggle)))
    section.append(create('h2', '', texts[status]), list)
    return [section]
  })
  byId('matches').replaceChildren(...sections)
  if (focused)
    document.querySelector(`[data-selection="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true })
}
