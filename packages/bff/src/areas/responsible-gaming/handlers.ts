import { fromMinor, toMinor } from '@marquee/contracts/amounts'
import type * as contract from '@marquee/contracts/areas/responsible-gaming'
import type { PlayControls, PlaySummary } from '@marquee/contracts/areas/responsible-gaming'
import { addDays, maxRangeDays } from '@marquee/contracts/date-range'
import type { Money } from '@marquee/contracts/money'
import * as platform from '../../platform/responsible-gaming/responsible-gaming.ts'
import { PlatformFailure } from '../../upstream/platform-failure.ts'
import { type CommonContext, forward, type Handler, type Handlers } from '../handler.ts'

const setLimit: Handler<'setLimit'> = async ({ body }, { callPlatform, fail }) => {
  await callPlatform(platform.limitSet, body)
  try {
    return await callPlatform(platform.playSettings, undefined)
  } catch (error) {
    // The platform has accepted the limit, so this is no failure that a repetition of the request could put right.
    if (error instanceof PlatformFailure) return fail('outcomeUnknown')
    throw error
  }
}

/** Signs the player out everywhere: play has been stopped for a while or for good. */
async function endEverySession<Answer>(answer: Answer, { session }: CommonContext): Promise<Answer> {
  if (session.player) await session.endAllOf(session.player.accountId)
  await session.end()
  return answer
}

// A year is a dozen calls; so many of them run at once.
const atOnce = 4

const getPlaySummary: Handler<'getPlaySummary'> = async ({ query: { from, to } }, { callPlatform }) => {
  if (from === undefined || to === undefined) return callPlatform(platform.playSummary, {})
  const parts = partsOf({ from, to })
  const summaries: PlaySummary[] = []
  for (let next = 0; next < parts.length; next += atOnce) {
    const some = parts.slice(next, next + atOnce)
    summaries.push(...(await Promise.all(some.map((part) => callPlatform(platform.playSummary, part)))))
  }
  return summaries.reduce(sum)
}

export const handlers: Handlers<typeof contract> = {
  getLimits: forward(platform.playSettings),
  setLimit,
  cancelPendingLimit: forward(platform.limitCancelPending, readControls),
  setRealityCheck: forward(platform.realityCheckSet, readControls),
  takeBreak: forward(platform.coolOff, endEverySession),
  excludeSelf: forward(platform.selfExclude, endEverySession),
  getPlaySummary,
  getSessionSummary: forward(platform.sessionSummary),
}

/** Asks how play is limited after a change. */
function readControls(_answer: unknown, { callPlatform }: CommonContext): Promise<PlayControls> {
  return callPlatform(platform.playSettings, undefined)
}

interface Range {
  from: string
  to: string
}

/** The range in parts that one query of the platform may span, which share no day. */
function partsOf({ from, to }: Range): Range[] {
  const parts: Range[] = []
  for (let start = from; start <= to; start = addDays(start, maxRangeDays)) {
    const end = addDays(start, maxRangeDays - 1)
    parts.push({ from: start, to: end < to ? end : to })
  }
  return parts
}

function sum(one: PlaySummary, other: PlaySummary): PlaySummary {
  return {
    deposits: add(one.deposits, other.deposits),
    withdrawals: add(one.withdrawals, other.withdrawals),
    net: add(one.net, other.net),
    daysPlayed: one.daysPlayed + other.daysPlayed,
  }
}

const add = (one: Money, other: Money): Money => ({
  amount: fromMinor(toMinor(one.amount) + toMinor(other.amount)),
  currency: one.currency,
})
