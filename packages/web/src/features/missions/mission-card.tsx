import type { Mission, MissionTask } from '@marquee/contracts/areas/missions'
import { useOperation } from '../../api/use-operation.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { useFormat } from '../../i18n/format.ts'
import { numericDisplay } from '../../i18n/numeric-display.ts'
import { useLocalText } from '../../i18n/use-local-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ClaimButton, ClaimNotice, useRefresh } from '../../player/claims/claim-button.tsx'
import { progressPercent } from '../../player/claims/progress-percent.ts'
import { TimeLeftText } from '../../player/claims/time-left-text.tsx'
import { useRewardText } from '../../player/claims/use-reward-text.ts'
import { useClaim } from '../../player/use-claim.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'

/** A mission: its goals, how far they are, its reward, and the way to get it. */
export function MissionCard({ mission }: { mission: Mission }) {
  const { missionId, imgUrl, state, rewardType, rewardAmount, tasks } = mission
  const local = useLocalText()
  const reward = useRewardText()(rewardType, rewardAmount)
  const title = local(mission.title)
  const description = local(mission.description)
  const until = state === 'CLAIMABLE' ? mission.claimUntil : mission.expiresAt
  const isOver = state === 'CLAIMED' || state === 'EXPIRED'
  return (
    <li className="card reward-card mission" data-state={state}>
      <Picture className="mission-art" src={imgUrl} alt="" title="" seed={missionId} sizes="72px" />
      <div className="mission-words">
        <h3>{title}</h3>
        {description ? <p className="muted">{description}</p> : null}
      </div>
      <p className="row mission-reward">
        <Icon name="gift" size={16} tone="accent" />
        <strong className="num">{reward}</strong>
      </p>
      {isOver ? null : (
        <ul className="stack gap-2 mission-tasks">
          {tasks.map((task) => (
            <Task key={task.taskId} task={task} title={title} isLocked={state === 'LOCKED'} />
          ))}
        </ul>
      )}
      <div className="row wrap spread mission-foot">
        {until && !isOver ? <TimeLeftText until={until} /> : <span />}
        <MissionEnd mission={mission} reward={reward} />
      </div>
    </li>
  )
}

function MissionEnd({ mission, reward }: { mission: Mission; reward: string }) {
  const { t } = useTranslation()
  switch (mission.state) {
    case 'CLAIMABLE':
      return <ClaimMission mission={mission} reward={reward} />
    case 'AVAILABLE':
      return mission.requiresOptIn ? <JoinMission mission={mission} /> : null
    case 'LOCKED':
      return <Badge icon="lock">{t('missions.states.LOCKED')}</Badge>
    case 'CLAIMED':
      return (
        <Badge tone="success" icon="check">
          {t('missions.states.CLAIMED')}
        </Badge>
      )
    case 'EXPIRED':
      return <Badge>{t('missions.states.EXPIRED')}</Badge>
    default:
      return null
  }
}

const moneyGoals = new Set(['DEPOSIT', 'TURNOVER'])

function Task({ task, title, isLocked }: { task: MissionTask; title: string; isLocked: boolean }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { currency } = useStartup().site
  const label = useLocalText()(task.label)
  const write = (value: string) =>
    moneyGoals.has(task.goalType)
      ? money({ amount: value, currency })
      : numericDisplay(value, { zero: 'shown' })
  return (
    <li>
      <p className="wrap spread muted mission-task">
        <span>{label}</span>
        <span className="num">
          {t('missions.progress', { done: write(task.progress), target: write(task.target) })}
        </span>
      </p>
      <ProgressBar
        label={t('missions.progressOf', { title, task: label })}
        percent={isLocked ? 0 : progressPercent(task.progress, task.target)}
      />
    </li>
  )
}

/** Claims a mission's reward. */
function ClaimMission({ mission, reward }: { mission: Mission; reward: string }) {
  const { t } = useTranslation()
  const rewardText = useRewardText()
  const { mutateAsync } = useOperation('claimMission')
  const { claim, state, notice } = useClaim({
    kind: 'claimMission',
    input: { params: { id: mission.missionId } },
    call: mutateAsync,
    isDone: mission.state !== 'CLAIMABLE',
    refresh: useRefresh(['listMissions', 'listBonuses']),
    onDone: ({ rewardType, rewardAmount }) =>
      showToast({
        tone: 'success',
        text: t('claims.added', { amount: rewardText(rewardType, rewardAmount) }),
      }),
  })
  return (
    <>
      <ClaimButton state={state} onClaim={claim}>
        {t('claims.claimAmount', { amount: reward })}
      </ClaimButton>
      <ClaimNotice {...notice} />
    </>
  )
}

/** Takes part in a mission that has to be joined. */
function JoinMission({ mission }: { mission: Mission }) {
  const { t } = useTranslation()
  const { mutateAsync } = useOperation('optInMission')
  const { claim, state, notice } = useClaim({
    kind: 'optInMission',
    input: { params: { id: mission.missionId } },
    call: mutateAsync,
    isDone: mission.state !== 'AVAILABLE',
    refresh: useRefresh(['listMissions']),
    onDone: () => showToast({ tone: 'success', text: t('missions.joined') }),
  })
  return (
    <>
      <ClaimButton variant="tonal" state={state} onClaim={claim}>
        {t('missions.join')}
      </ClaimButton>
      <ClaimNotice {...notice} />
    </>
  )
}
