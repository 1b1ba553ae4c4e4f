import type { WithdrawalInfo } from '@marquee/contracts/areas/cashier/withdrawals'
import { useState } from 'react'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { useCashierDraft } from '../use-cashier-draft.ts'
import type { ChoiceErrors, WithdrawalChoice } from './withdrawal-choice.ts'
import { WithdrawalChoiceForm } from './withdrawal-choice-form.tsx'
import { WithdrawalConfirm } from './withdrawal-confirm.tsx'

/** The form of a withdrawal in two steps: how much and where to, then the review and the code. */
export function WithdrawalForm({ info }: { info: WithdrawalInfo }) {
  const banks = usePlayerQuery('listMyBanks', {})
  const draft = useCashierDraft('withdrawal')
  const [choice, setChoice] = useState<WithdrawalChoice | null>(null)
  const [refused, setRefused] = useState<ChoiceErrors>({})
  const [isBack, setBack] = useState(false)
  if (!banks.data) {
    if (!banks.error) return <Skeleton className="cashier-place" />
    return (
      <LoadFailure
        problem={banks.error.problem}
        isRetrying={banks.isFetching}
        onRetry={() => void banks.refetch()}
      />
    )
  }
  if (choice) {
    return (
      <WithdrawalConfirm
        info={info}
        choice={choice}
        onSent={draft.forget}
        onChange={(errors) => {
          setRefused(errors)
          setBack(true)
          setChoice(null)
        }}
      />
    )
  }
  return (
    <WithdrawalChoiceForm
      info={info}
      banks={banks.data}
      draft={draft}
      refused={refused}
      isBack={isBack}
      onChosen={setChoice}
    />
  )
}
