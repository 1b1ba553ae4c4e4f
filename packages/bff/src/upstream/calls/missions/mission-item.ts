import type { Mission, MissionTask } from '@marquee/contracts/areas/missions'
import * as z from 'zod/mini'
import { amount, count, decimal, flag, text, textOrNull } from '../../decoding/field-readers.ts'

// Texts in Chinese, and the local ones of tasks, are extensions of ours.
const TaskItem = z.object({
  task_id: text(),
  label: z.optional(textOrNull()),
  label_local: z.optional(textOrNull()),
  label_cn: z.optional(textOrNull()),
  goal_type: text(),
  target: decimal(),
  progress: decimal(),
  game_code: z.optional(textOrNull()),
  provider_code: z.optional(textOrNull()),
})

/** A mission as the platform tells it. */
export const MissionItem = z.object({
  mission_id: text(),
  title_en: text(),
  title_local: z.optional(textOrNull()),
  title_cn: z.optional(textOrNull()),
  description_en: z.optional(textOrNull()),
  description_local: z.optional(textOrNull()),
  description_cn: z.optional(textOrNull()),
  img_url: z.optional(textOrNull()),
  period: z.optional(textOrNull()),
  state: text(),
  tasks: z.optional(z.nullable(z.array(TaskItem))),
  reward_type: z.optional(textOrNull()),
  reward_amount: z.optional(z.nullable(amount())),
  requires_opt_in: z.optional(flag()),
  expires_at: z.optional(textOrNull()),
  claim_until: z.optional(textOrNull()),
  sort: z.optional(z.nullable(count())),
})

/** Reads a mission, with its picture as written. A task that does not say how far it is is left out. */
export function readMission(item: z.infer<typeof MissionItem>): Mission {
  return {
    missionId: item.mission_id,
    titleEn: item.title_en || item.mission_id,
    titleLocal: item.title_local ?? '',
    titleCn: item.title_cn ?? '',
    descriptionEn: item.description_en ?? '',
    descriptionLocal: item.description_local ?? '',
    descriptionCn: item.description_cn ?? '',
    imgUrl: item.img_url ?? '',
    period: item.period ?? '',
    state: item.state,
    tasks: (item.tasks ?? [])
      .filter(({ target, progress }) => target !== '' && progress !== '')
      .map(readTask),
    rewardType: item.reward_type ?? '',
    rewardAmount: item.reward_amount ?? '',
    requiresOptIn: item.requires_opt_in ?? false,
    expiresAt: item.expires_at ?? '',
    claimUntil: item.claim_until ?? '',
  }
}

function readTask(task: z.infer<typeof TaskItem>): MissionTask {
  return {
    taskId: task.task_id,
    label: task.label ?? '',
    labelLocal: task.label_local ?? '',
    labelCn: task.label_cn ?? '',
    goalType: task.goal_type,
    target: task.target,
    progress: task.progress,
    gameCode: task.game_code ?? '',
    providerCode: task.provider_code ?? '',
  }
}
