import type { PlayControls } from '@marquee/contracts/responsible-gaming/limits'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '../../../api/query.ts'
import { PauseNotice } from '../../../care/pause-notice.tsx'
import { useSession } from '../../../session/use-session.ts'
import { CashierSkeleton } from '../cashier-frame.tsx'
import { useDeclinedLimit } from './declined-limit.ts'
import { DepositLimitRest } from './deposit-limit-rest.tsx'
import { FirstLimit } from './first-limit.tsx'

export interface DepositCareProps {
  /** Whether the player has never deposited. */
  isFirst: boolean
  /** The form of a deposit. */
  children: ReactNode
}

/**
 * What comes before a deposit: the end of a break, the question for a limit before the first one, or what the player's
 * limits still allow. Where they can't be read the platform decides alone.
 */
export function DepositCare({ isFirst, children }: DepositCareProps) {
  const { data, error } = useQuery({ ...query('getLimits', {}), meta: { shownInPlace: true } })
  const owner = useSession().player?.accountId ?? ''
  const hasDeclined = useDeclinedLimit(owner)
  if (!data) return error ? children : <CashierSkeleton />
  if (data.selfExclusion.active) return <PauseNotice isExclusion pause={data.selfExclusion} />
  if (data.coolOff.active) return <PauseNotice pause={data.coolOff} />
  if (isFirst && !hasDeclined && !hasDepositLimit(data)) return <FirstLimit controls={data} owner={owner} />
  return (
    <>
      <DepositLimitRest controls={data} />
      {children}
    </>
  )
}

const hasDepositLimit = ({ limits }: PlayControls) => limits.some(({ kind }) => kind === 'DEPOSIT')
