import { toMinor } from '@marquee/contracts/amounts'
import type { ResponseOf } from '@marquee/contracts/operations'
import { useState } from 'react'
import { useOperation } from '../../api/use-operation.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { useClientValue } from '../../browser/use-client-value.ts'
import { useFormat } from '../../i18n/format.ts'
import { numericDisplay } from '../../i18n/numeric-display.ts'
import { useLocalText } from '../../i18n/use-local-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ClaimButton, ClaimNotice, useRefresh } from '../../player/claims/claim-button.tsx'
import { RewardResults, useRewardQuery } from '../../player/claims/reward-results.tsx'
import { RewardsFrame } from '../../player/claims/rewards-frame.tsx'
import { QrDrawing } from '../../player/qr-drawing.tsx'
import { useClaim } from '../../player/use-claim.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { SegmentedControl } from '../../ui/form/segmented-control.tsx'
import { CopyLine } from '../../ui/layout/copy-line.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { CommissionList } from './commission-list.tsx'
import { FriendList } from './friend-list.tsx'
import './referral-page.css'

type Referral = ResponseOf<'getReferral'>

/** The player's referral: the link, what it earned, how it works, and who came by it. */
export function Page() {
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
  const { mutateAsync } = useOperation('claimCommission')
  const { claim, state, notice } = useClaim({
    kind: 'claimCommission',
    input: {},
    call: mutateAsync,
    isDone: !isReady,
    refresh: useRefresh(['getReferral', 'listCommissions', 'listDownlines']),
    onDone: ({ claimedAmount }) =>
      showToast({
        tone: 'success',
        text: t('referral.claimed', { amount: money(claimedAmount) }),
      }),
  })
  const figures = [
    { label: t('referral.friends'), value: number(totalReferred) },
    { label: t('referral.qualified'), value: number(qualifiedReferred) },
    { label: t('referral.pending'), value: money(pendingCommission) },
    { label: t('referral.earned'), value: money(totalCommission) },
  ]
  return (
    <section className="stack">
      <div className="card reward-card referral-claim">
        <p className="stack gap-0">
          <span className="muted">{t(isReady ? 'referral.ready' : 'referral.nothing')}</span>
          <strong className="num">{money(claimableCommission)}</strong>
        </p>
        <ClaimButton state={state} disabled={!isReady} onClaim={claim}>
          {t('claims.claim')}
        </ClaimButton>
        <ClaimNotice {...notice} />
      </div>
      <dl className="referral-figures">
        {figures.map(({ label, value }) => (
          <div key={label} className="card reward-card">
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
    <section className="stack">
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
    <div className="stack" aria-busy="true">
      <Skeleton height={360} />
      <Skeleton height={120} />
      <Skeleton height={120} />
    </div>
  )
}

/** The player's link, to copy, to share with the device's own sheet, or to scan. */
function ShareCard({ referral }: { referral: ResponseOf<'getReferral'> }) {
  const { t } = useTranslation()
  const { referralCode, referralLink, qrText } = referral
  return (
    <section className="stack gap-5 card reward-card referral-share">
      <div className="stack gap-4 referral-ways">
        <dl className="referral-link">
          <Line label={t('referral.link')} value={referralLink} />
          <Line label={t('referral.code')} value={referralCode} />
        </dl>
        <ShareButton link={referralLink} />
        <p className="muted">{t('referral.memory')}</p>
      </div>
      <figure className="stack gap-2 referral-qr">
        <QrDrawing text={qrText || referralLink} label={t('referral.qr')} />
        <figcaption>{t('referral.qrText')}</figcaption>
      </figure>
    </section>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation()
  return <CopyLine label={label} value={value} copyLabel={t('app.copy')} copiedLabel={t('app.copied')} />
}

function ShareButton({ link }: { link: string }) {
  const { t } = useTranslation()
  const { siteName } = useStartup().site
  const canShare = useClientValue(typeof navigator !== 'undefined' && 'share' in navigator, false)
  if (!canShare) return null
  const share = () =>
    // The sheet was closed without a choice, or the browser refused it: the link can still be copied.
    navigator
      .share({
        title: t('referral.shareTitle', { site: siteName }),
        text: t('referral.shareText'),
        url: link,
      })
      .catch(() => {})
  return (
    <Button size="l" block onClick={() => void share()}>
      <Icon name="external" />
      {t('referral.share')}
    </Button>
  )
}

const steps = [
  { key: 'share', icon: 'external' },
  { key: 'join', icon: 'user' },
  { key: 'earn', icon: 'wallet' },
] as const

/** How referral works: its steps, the share of each level of friends, and the platform's own rule. */
function HowItWorks({ referral }: { referral: ResponseOf<'getReferral'> }) {
  const { t } = useTranslation()
  const rule = useLocalText()(referral.rule)
  return (
    <section className="stack">
      <h2>{t('referral.how')}</h2>
      <ol className="stack referral-steps">
        {steps.map(({ key, icon }) => (
          <li key={key} className="card reward-card">
            <span className="mark referral-mark">
              <Icon name={icon} />
            </span>
            <h3>{t(`referral.steps.${key}`)}</h3>
            <p className="muted">{t(`referral.steps.${key}Text`)}</p>
          </li>
        ))}
      </ol>
      {referral.tiers.length > 0 ? <Tiers tiers={referral.tiers} /> : null}
      {rule ? <p className="muted measure">{rule}</p> : null}
      <p className="muted measure">{t('referral.self')}</p>
    </section>
  )
}

function Tiers({ tiers }: { tiers: ResponseOf<'getReferral'>['tiers'] }) {
  const { t } = useTranslation()
  const localText = useLocalText()
  const explained = tiers.map((tier) => ({ ...tier, requirement: localText(tier.requirement) }))
  const isExplained = tiers.length < 2 || explained.every(({ requirement }) => requirement !== '')
  return (
    <div className="stack gap-2 card reward-card referral-tiers">
      <h3>{t('referral.tiers')}</h3>
      <ul className="lines">
        {explained.map(({ level, rate, requirement }) => (
          <li key={level} className="row spread">
            <span>
              {t('referral.level', { level })}
              {requirement ? <small>{requirement}</small> : null}
            </span>
            <strong className="num">
              {t('claims.percent', { rate: numericDisplay(rate, { zero: 'shown' }) })}
            </strong>
          </li>
        ))}
      </ul>
      {isExplained ? null : <p className="muted">{t('referral.levelText')}</p>}
    </div>
  )
}
