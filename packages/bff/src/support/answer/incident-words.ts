import type { Incident } from './incident.ts'
import { clock } from './moment.ts'
import type { Party } from './party.ts'

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const ordinal = (count: number) => `${count}${endings[ordinals.select(count)]}`
const where: Record<Party, string> = {
  player: 'on the player’s side',
  gateway: 'in the gateway',
  platform: 'at the platform',
  network: 'on the network to the platform',
  nobody: '',
}

/** An incident in a sentence or two: how many it hit, since when, and what became of their money. */
export function describeIncident(incident: Incident): string {
  const { brand, call, who, rank, players, countsPlayers, since, until, isCut } = incident
  const one = countsPlayers ? 'player' : 'request'
  const met = `of ${brand} for whom ${call} failed ${where[who]}`
  const first =
    players === 1
      ? `The only ${one} ${met} around ${clock(since)}.`
      : `${isCut ? 'At least the ' : ''}${ordinal(rank)} ${one} ${met} since ${clock(since)}; ${isCut ? 'at least ' : ''}${players} in all until ${clock(until)}.`
  return incident.lost > 0 ? `${first} ${describeMoney(incident)}` : first
}

function describeMoney({ lost, settled, needsPeople }: Incident): string {
  const open = lost - settled - needsPeople
  if (lost === 1)
    return `Its outcome is ${settled > 0 ? 'settled by now' : needsPeople > 0 ? 'left to people' : 'still open'}.`
  const parts = [
    ...(settled > 0 ? [`${settled} settled by now`] : []),
    ...(needsPeople > 0 ? [`${needsPeople} left to people`] : []),
    ...(open > 0 ? [`${open} still open`] : []),
  ]
  return `Of ${lost} lost outcomes of money: ${parts.join(', ')}.`
}
