import { setTimeout as sleep } from 'node:timers/promises'
import { endedDepositStates, endedWithdrawalStates } from '@marquee/contracts/areas/cashier/states'
import { callsOf, type Intent, knownRecord, type MoneyRecord } from './intent.ts'
import { payDeposit } from './pay-deposit.ts'
import { playSlot } from './play-slot.ts'
import type { Player } from './player.ts'
import { prepareIntent, reuseKey, sendIntent } from './send-intent.ts'
import { sendReceipt } from './send-receipt.ts'
import { playerOf, type Stage } from './stage.ts'
import type { Step, Way } from './step.ts'

/** While a call takes this long, its replica is killed half way. */
const underWayMs = 120

/** Takes a step. @returns what came of it, in a word, for a run that is looked at */
export async function runStep(stage: Stage, step: Step): Promise<string> {
  const intent = 'intent' in step ? (stage.intents[step.intent] as Intent) : undefined
  if (intent) return runIntentStep(stage, step, intent)
  const { world, domain } = stage
  const { platform } = world
  switch (step.do) {
    case 'read':
      return read(stage.players[step.player] as Player, step.way, step.path)
    case 'playSlot':
      return playSlot(stage.players[step.player] as Player, step.way, step.rounds)
    case 'endSessions':
      return endSessions(stage, stage.players[step.player] as Player, step.by)
    case 'advance':
      if (platform.isUp()) platform.control().advanceClock(step.seconds * 1000)
      return ''
    case 'fault':
      platform.fault(domain, step.call, step.fault, step.times)
      return ''
    case 'kill':
      await world.replicas[step.replica].kill()
      return ''
    case 'redisDown':
      await world.redis.down()
      return ''
    case 'redisUp':
      await world.redis.up()
      return ''
    case 'platformDown':
      await platform.down()
      return ''
    case 'platformUp':
      await platform.up()
      return ''
    default:
      await platform.down()
      await platform.up()
      return ''
  }
}

async function runIntentStep(stage: Stage, step: Step, intent: Intent): Promise<string> {
  switch (step.do) {
    case 'send':
      return tell(await sendIntent(stage, intent, step.way))
    case 'sendTwice': {
      const [first, twin] = await sendTwins(stage, intent)
      return `${tell(first)}, ${tell(twin)}`
    }
    case 'reuseKey':
      return tell(await reuseKey(stage, intent, step.way))
    case 'sendAndKill':
      return sendAndKill(stage, intent, step.way)
    case 'ask':
      return askOutcome(stage, intent, step.way)
    case 'pay':
      return payDeposit(stage, intent, step.how)
    case 'sendReceipt':
      return sendReceipt(stage, intent, step.way)
    case 'decide':
      return decide(stage, intent, step.state)
    default:
      return ''
  }
}

const tell = (telling: { told: string; code: string } | undefined) =>
  telling ? `${telling.told} ${telling.code}`.trim() : 'not possible'

/** The request is made first, so that both are the same. */
async function sendTwins(stage: Stage, intent: Intent) {
  const ways = [
    { tab: 0, replica: 0 },
    { tab: 1, replica: 1 },
  ] as const
  await prepareIntent(stage, intent, ways[0])
  return Promise.all(ways.map((way) => sendIntent(stage, intent, way)))
}

async function sendAndKill(stage: Stage, intent: Intent, way: Way): Promise<string> {
  const { platform, replicas } = stage.world
  for (const call of callsOf[intent.plan.kind])
    platform.fault(stage.domain, call, { kind: 'latency', ms: underWayMs }, 1)
  const sent = sendIntent(stage, intent, way)
  await sleep(underWayMs / 2)
  if (intent.attempts > 0) await replicas[way.replica].kill()
  return tell(await sent)
}

async function askOutcome(stage: Stage, intent: Intent, way: Way): Promise<string> {
  const { kind, key } = intent.plan
  if (kind !== 'deposit' && kind !== 'withdrawal') return 'not possible'
  const path = `/api/cashier/outcomes/${key}?kind=${kind}`
  const { answer } = await playerOf(stage, intent).ask(way, path)
  if (answer?.status !== 200) return String(answer?.status ?? 'cut')
  const { state, record } = answer.json<{ state: string; record?: MoneyRecord }>()
  const ends = kind === 'deposit' ? endedDepositStates : endedWithdrawalStates
  // A payment may arrive late.
  const isEnd = record && record.status !== 'EXPIRED' && ends.has(record.status)
  if (isEnd) intent.endings.push(record.status)
  return `${state} ${record?.status ?? ''}`.trim()
}

async function read(player: Player, way: Way, path: string): Promise<string> {
  const { answer } = await player.ask(way, path)
  return `${answer?.status ?? 'cut'} ${path}`
}

function endSessions(
  { world, domain }: Stage,
  player: Player,
  by: 'platform' | 'logout',
): string | Promise<string> {
  if (by === 'logout') return player.logout(0).then(() => 'logged out')
  if (!world.platform.isUp()) return 'not possible'
  return `${world.platform.control().expireSessions(domain, player.accountId)} ended`
}

function decide({ world }: Stage, intent: Intent, state: 'COMPLETED' | 'REJECTED' | 'FAILED'): string {
  const id = intent.plan.kind === 'withdrawal' && knownRecord(intent)
  if (!id || !world.platform.isUp()) return 'not possible'
  try {
    world.platform.control().moveWithdrawal(id, state)
    return state
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
