import type { PlayControls } from '@marquee/contracts/areas/responsible-gaming'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '../../../api/query.ts'
import { useKeepFocus } from '../../../browser/use-keep-focus.ts'
import { PauseNotice } from '../../../care/pause-notice.tsx'
import { useSession } from '../../../session/session-state.ts'
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
  if (!data) return error ? children : <CashierSkeleton />
  if (data.selfExclusion.active) return <PauseNotice isExclusion pause={data.selfExclusion} />
  if (data.coolOff.active) return <PauseNotice pause={data.coolOff} />
  return (
    <AskedLimit isFirst={isFirst} controls={data}>
      {children}
    </AskedLimit>
  )
}

function AskedLimit({ isFirst, controls, children }: DepositCareProps & { controls: PlayControls }) {
  const owner = useSession().player?.accountId ?? ''
  const hasDeclined = useDeclinedLimit(owner)
  const isAsked = isFirst && !hasDeclined && !hasDepositLimit(controls)
  // The answer goes with the question.
  useKeepFocus(isAsked)
  if (isAsked) return <FirstLimit controls={controls} owner={owner} />
  return (
    <>
      <DepositLimitRest controls={controls} />
      {children}
    </>
  )
}

const hasDepositLimit = ({ limits }: PlayControls) => limits.some(({ kind }) => kind === 'DEPOSIT')
