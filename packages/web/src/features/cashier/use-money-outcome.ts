import { requestUnderWayMs } from '@marquee/contracts/areas/cashier/states'
import type { ResponseOf } from '@marquee/contracts/operations'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { query } from '../../api/query.ts'
import { now } from '../../browser/clock.ts'
import { paymentIntents } from '../../player/intents/payment-intent.ts'
import type { MoneyIntent } from '../../player/intents/read-intents.ts'
import { useSession } from '../../session/session-state.ts'
import { useSecondsLeft } from '../../ui/layout/use-seconds-left.ts'

type MoneyRecord = NonNullable<ResponseOf<'getMoneyOutcome'>['record']>

// The pauses between the questions; then it is asked every minute.
const pausesMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000]
const minuteMs = 60_000
const supportMs = 15 * minuteMs

/** `notSent`: the platform never got it. `checking`: not known yet; after a while support can be asked (`isLong`). */
export type MoneyOutcome = { state: 'checking'; isLong: boolean } | { state: 'notSent' }

/**
 * Asks what became of an intent, with growing pauses, until it is known. `onKnown` gets its record; the intent has ended
 * then.
 */
export function useMoneyOutcome(
  { key, kind, sentAtMs, summary }: MoneyIntent,
  onKnown: (record: MoneyRecord) => void,
): MoneyOutcome {
  const owner = useSession().player?.accountId ?? ''
  const { data } = useQuery({
    ...query('getMoneyOutcome', { params: { requestId: key }, query: { kind } }),
    // Seconds, because the clocks of devices are often wrong; counted anew for each question.
    queryFn({ signal }) {
      const sentSecondsAgo = Math.max(0, Math.floor((now() - sentAtMs) / 1000))
      const asked = { kind, amount: summary?.amount.amount, sentSecondsAgo }
      return call('getMoneyOutcome', { params: { requestId: key }, query: asked }, { signal })
    },
    staleTime: 0,
    refetchInterval: ({ state }) => pausesMs[state.dataUpdateCount + state.errorUpdateCount - 1] ?? minuteMs,
  })
  const record = data?.state === 'known' ? data.record : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each record
  useEffect(() => {
    if (!record) return
    paymentIntents.end(owner, key)
    onKnown(record)
  }, [record])
  const isUnderWay = useSecondsLeft(sentAtMs + requestUnderWayMs) > 0
  const isLong = useSecondsLeft(sentAtMs + supportMs) === 0
  return data?.state === 'notFound' && !isUnderWay ? { state: 'notSent' } : { state: 'checking', isLong }
}
