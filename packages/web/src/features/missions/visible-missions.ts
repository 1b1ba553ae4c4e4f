import type { Mission } from '@marquee/contracts/areas/missions'

const periods = ['DAILY', 'WEEKLY', 'ONCE', 'EVENT'] as const
export type MissionPeriod = (typeof periods)[number] | 'OTHER'

/**
 * The missions that a player sees. Targets of deposits are left out where deposits may not be suggested; a reward that
 * is earned already stays.
 */
export function visibleMissions(missions: readonly Mission[], maySuggestDeposits: boolean): Mission[] {
  return missions.filter(
    ({ tasks, state }) =>
      maySuggestDeposits || state === 'CLAIMABLE' || tasks.every(({ goalType }) => goalType !== 'DEPOSIT'),
  )
}

/** Missions by period, in the order of the periods; those that can be claimed first, those that are over last. */
export function missionsByPeriod(
  missions: readonly Mission[],
): { period: MissionPeriod; missions: Mission[] }[] {
  const groups = Map.groupBy(missions, ({ period }) => periods.find((known) => known === period) ?? 'OTHER')
  return [...periods, 'OTHER' as const].flatMap((period) => {
    const found = groups.get(period)
    return found ? [{ period, missions: found.toSorted((one, other) => rank(one) - rank(other)) }] : []
  })
}

const order = ['CLAIMABLE', 'IN_PROGRESS', 'AVAILABLE', 'LOCKED', 'CLAIMED', 'EXPIRED']

function rank({ state }: Mission): number {
  const found = order.indexOf(state)
  return found < 0 ? order.length : found
}
