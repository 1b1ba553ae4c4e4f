import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import { endedDepositStates } from '@marquee/contracts/areas/cashier/states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query, queryKey } from '../../../api/query.ts'
import { now } from '../../../browser/clock.ts'
import { storedValue } from '../../../browser/stored-value.ts'
import { useSession } from '../../../session/session-state.ts'

/**
 * A deposit, kept up to date until it has ended: not while the page is hidden, and at once when it is seen again. The
 * balance is fetched again when the money has arrived.
 */
export function useDeposit(depositId: string) {
  const client = useQueryClient()
  const owner = useSession().player?.accountId ?? ''
  const [sinceMs] = useState(now)
  const { data, error, isFetching, refetch } = useQuery({
    ...query('getDeposit', { params: { id: depositId } }),
    staleTime: 0,
    refetchInterval: ({ state }) => depositPollInterval(state.data, sinceMs, now()),
    refetchOnWindowFocus: 'always',
  })
  const isPaid = data?.status === 'SUCCESS'
  useEffect(() => {
    if (!isPaid) return
    for (const id of ['getBalance', 'getWithdrawalInfo'] as const)
      void client.invalidateQueries({ queryKey: queryKey(id, {}) })
  }, [client, isPaid])
  return { data: data && withHowToPay(data, startedDeposit.read(), owner), error, isFetching, refetch }
}

/** How a deposit is paid, by its method: undefined where the list of methods lacks it. */
export function useDepositMethod(deposit: Pick<Deposit, 'channelCode'> | undefined) {
  // A deposit can be paid without.
  const { data, isLoading } = useQuery(query('listDepositMethods', {}))
  const method = data?.items.find(({ channelCode }) => channelCode === deposit?.channelCode)
  return { method, isLoading }
}

const oftenMs = 3_000
const seldomMs = 10_000
const minuteMs = 60_000

/**
 * How long to wait before a deposit is asked for again, in ms: 3 s for the first minute, then 10 s; false once the platform
 * says that it has ended. `sinceMs`: when the page began to ask (Unix ms).
 */
export function depositPollInterval(
  deposit: Pick<Deposit, 'status'> | undefined,
  sinceMs: number,
  nowMs: number,
): number | false {
  if (!deposit) return oftenMs
  if (endedDepositStates.has(deposit.status)) return false
  return nowMs - sinceMs < minuteMs ? oftenMs : seldomMs
}

/** A deposit as it stands now, completed by what the answer to its creation alone contained. */
export function withHowToPay(now: Deposit, started: StartedDeposit | undefined, owner: string): Deposit {
  const begun = started?.owner === owner ? started.deposit : undefined
  if (begun?.depositId !== now.depositId) return now
  // That no receipt is needed says nothing: the platform may have left out which method it is.
  const known = Object.entries(now).filter(([, value]) => value)
  const hasAction = now.actionType !== 'NONE' || begun.actionType === 'NONE'
  const { actionType, actionUrl, actionFields, qrText, qrImage, bank } = hasAction ? now : begun
  return {
    ...begun,
    ...(Object.fromEntries(known) as Partial<Deposit>),
    channelName: { ...begun.channelName, ...now.channelName },
    actionType,
    actionUrl,
    actionFields,
    qrText,
    qrImage,
    bank,
  }
}

interface StartedDeposit {
  /** The player's account id. */
  owner: string
  deposit: Deposit
}

/**
 * The deposit that this tab has begun last, as the platform answered then: a platform that tells how to pay only once
 * does not tell it again after a reload.
 */
export const startedDeposit = storedValue('marquee.deposit', () => sessionStorage, readStarted)

function readStarted(found: unknown): StartedDeposit | undefined {
  const isStarted = typeof found === 'object' && found !== null && 'owner' in found && 'deposit' in found
  return isStarted ? (found as StartedDeposit) : undefined
}
