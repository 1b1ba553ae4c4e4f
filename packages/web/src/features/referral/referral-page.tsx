import { toMinor } from '@marquee/contracts/money'
import type { ResponseOf } from '@marquee/contracts/operations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOperation } from '../../api/use-operation.ts'
import { useFormat } from '../../i18n/format.ts'
import { ClaimButton } from '../../player/claims/claim-button.tsx'
import { ClaimNotice } from '../../player/claims/claim-notice.tsx'
import { RewardResults } from '../../player/claims/reward-results.tsx'
import { RewardsFrame } from '../../player/claims/rewards-frame.tsx'
import { useRefresh } from '../../player/claims/use-refresh.ts'
import { useRewardQuery } from '../../player/claims/use-reward-query.ts'
import { useClaim } from '../../player/use-claim.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { SegmentedControl } from '../../ui/form/segmented-control.tsx'
import { CommissionList } from './commission-list.tsx'
import { FriendList } from './friend-list.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { ShareCard } from './share-card.tsx'
import './referral.css'

type Referral = ResponseOf<'getReferral'>

const toastMs = 5_000

/** The player's referral: the link, what it earned, how it works, and who came by it. */
export function ReferralPage() {
  const { t } = useTranslation()
  const result = useRewardQuery('getReferral', {})
  return (
    <RewardsFrame page="referral" text={t('referral.lead')}>
      <RewardResults result={result} skeleton={<ReferralPlaces />}>
        {(referral) => (
          <>
            <ShareCard referral={referral} />
            <Earnings referral={referral} />
            <HowItWorks referral={referral} />
            <Lists />
          </>
        )}
      </RewardResults>
    </RewardsFrame>
  )
}

function Earnings({ referral }: { referral: Referral }) {
  const { t } = useTranslation()
  const { money, number } = useFormat()
  const { claimableCommission, pendingCommission, totalCommission, totalReferred, qualifiedReferred } =
    referral
  const isReady = toMinor(claimableCommission.amount) > 0n
  const { mutateAsync } = useOperation('claimCommission', { shownInPlace: true })
  const { claim, state, refusal } = useClaim({
    kind: 'claimCommission',
    input: {},
    call: mutateAsync,
    isDone: !isReady,
    refresh: useRefresh(['getReferral', 'listCommissions', 'listDownlines']),
    onDone: ({ claimedAmount }) =>
      showToast({
        tone: 'success',
        text: t('referral.claimed', { amount: money(claimedAmount) }),
        durationMs: toastMs,
      }),
  })
  const figures = [
    { label: t('referral.friends'), value: number(totalReferred) },
    { label: t('referral.qualified'), value: number(qualifiedReferred) },
    { label: t('referral.pending'), value: money(pendingCommission) },
    { label: t('referral.earned'), value: money(totalCommission) },
  ]
  return (
    <section className="referral-earnings">
      <div className="reward-card referral-claim">
        <p>
          <span>{t(isReady ? 'referral.ready' : 'referral.nothing')}</span>
          <strong className="num">{money(claimableCommission)}</strong>
        </p>
        <ClaimButton state={state} disabled={!isReady} onClaim={claim}>
          {t('claims.claim')}
        </ClaimButton>
        <ClaimNotice state={state} refusal={refusal} />
      </div>
      <dl className="referral-figures">
        {figures.map(({ label, value }) => (
          <div key={label} className="reward-card">
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Lists() {
  const { t } = useTranslation()
  const [list, setList] = useState<'friends' | 'commissions'>('friends')
  return (
    <section className="referral-lists">
      <div className="reward-tabs">
        <SegmentedControl
          label={t('referral.lists')}
          name="referral-list"
          value={list}
          onChange={setList}
          options={[
            { value: 'friends', label: t('referral.friendsList') },
            { value: 'commissions', label: t('referral.commissions') },
          ]}
        />
      </div>
      {list === 'friends' ? <FriendList /> : <CommissionList />}
    </section>
  )
}

function ReferralPlaces() {
  return (
    <div className="reward-places" aria-busy="true">
      <Skeleton className="referral-share-place" />
      <Skeleton className="reward-place" />
      <Skeleton className="reward-place" />
    </div>
  )
}

/** The page's skeleton, until the session is confirmed. */
export function ReferralWaiting() {
  const { t } = useTranslation()
  return (
    <RewardsFrame page="referral" text={t('referral.lead')}>
      <ReferralPlaces />
    </RewardsFrame>
  )
}
