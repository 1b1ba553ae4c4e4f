import {
  CalendarDay,
  Code,
  Count,
  Flag,
  Id,
  Link,
  LocalText,
  Markup,
  needed,
  oneOf,
  orBlank,
  orElse,
  orNull,
  Pattern,
  State,
  Time,
  WebAddress,
  Words,
} from '@marquee/contracts/kinds'
import { listOf } from '@marquee/contracts/list'
import { Money, pesos } from '@marquee/contracts/money'
import t from 'tap'
import * as z from 'zod/mini'
import { pageOf, recordOf, wholeListOf } from '#bff/upstream/decoding/answers.ts'
import type { Differences } from '#bff/upstream/decoding/decoder-of.ts'
import { platformCall, type RecordAnswer, UnusableAnswer } from '#bff/upstream/platform-call.ts'
import { readAnswer } from './read-answer.ts'

const Task = z.object({ taskId: needed(Id), label: orBlank(LocalText) })
const Mission = z.object({
  missionId: needed(Id),
  title: LocalText,
  reward: Money,
  bonus: orNull(Money),
  atLeast: orElse(Money, pesos('10.00')),
  kind: oneOf(['DAILY', 'WEEKLY'], 'DAILY'),
  isOpen: orElse(Flag, true),
  steps: orBlank(Count),
  account: Words,
  endsAt: orBlank(Time),
  tasks: orBlank(z.array(Task)),
  first: orNull(Task),
})
type Mission = z.infer<typeof Mission>

const mission: Differences<Mission> = {
  names: { isOpen: 'open', atLeast: 'min_reward' },
  beside: { currency: orBlank(Code), sort: orBlank(Count) },
  finish: { account: (account, { missionId }) => `${account}-${missionId}` },
  within: { tasks: { plainEnglish: ['label'] } },
}

const read = <Value>(answer: RecordAnswer<Value, never>, body: object) =>
  readAnswer(
    platformCall({
      path: '/api/mission/list',
      kind: 'read',
      identify: 'player',
      onFailure: 'general',
      answer,
    }),
    {} as never,
    { ...body },
  )

const whole = {
  mission_id: 7,
  title_en: 'Daily',
  title_local: 'Araw-araw',
  reward: '1,000.5',
  kind: 'weekly',
  account: 'maria',
}
const wholeRead: Mission = {
  missionId: '7',
  title: { EN: 'Daily', PHP: 'Araw-araw' },
  reward: pesos('1000.50'),
  bonus: null,
  atLeast: pesos('10.00'),
  kind: 'WEEKLY',
  isOpen: true,
  steps: 0,
  account: 'maria-7',
  endsAt: '',
  tasks: [],
  first: null,
}

t.test('what a platform may leave out is blank, null, or what the contract says', async (t) => {
  const { output, drifts } = read(recordOf(Mission, mission), { value: [whole] })
  t.same(output, wholeRead)
  t.same(drifts, [])
})

t.test('every field is read by its name, money in the currency of its record', async (t) => {
  const { output, drifts } = read(recordOf(Mission, mission), {
    value: {
      ...whole,
      ...{ currency: 'USD', bonus: 5, min_reward: '20', open: '0', steps: '3', title_cn: '每日' },
      ends_at: '2030-01-01T00:00:00Z',
      tasks: [{ task_id: 'a', label: 'Bet', label_cn: '投注' }, { task_id: '' }],
      first: { task_id: 'b', label_en: 'Win' },
    },
  })
  const usd = (amount: string) => ({ amount, currency: 'USD' })
  t.same(output, {
    ...wholeRead,
    ...{ title: { ...wholeRead.title, CN: '每日' }, isOpen: false, steps: 3 },
    ...{ reward: usd('1000.50'), bonus: usd('5.00'), atLeast: usd('20.00'), endsAt: '2030-01-01T00:00:00Z' },
    tasks: [{ taskId: 'a', label: { EN: 'Bet', CN: '投注' } }],
    first: { taskId: 'b', label: { EN: 'Win' } },
  })
  t.same(drifts, [])
})

t.test('what is missing, or in no known notation, is drift and blank', async (t) => {
  const { output, drifts } = read(recordOf(Mission, mission), {
    value: [
      { ...whole, title_en: undefined, kind: 'HOURLY', account: {}, bonus: '1,5', first: { task_id: {} } },
    ],
  })
  t.same(output, { ...wholeRead, title: { PHP: 'Araw-araw' }, kind: 'DAILY', account: '-7' })
  t.same(drifts, [
    'title_en: plain text, not missing',
    'bonus: amount, not string',
    'kind: DAILY or WEEKLY, not string',
    'account: plain text, not object',
    'first.task_id: id, not object',
  ])
})

t.test('a record without what it needs is none', async (t) => {
  for (const lack of [{ mission_id: '' }, { reward: '' }, { reward: '1,5' }])
    t.throws(() => read(recordOf(Mission, mission), { value: [{ ...whole, ...lack }] }), UnusableAnswer)
  const { output } = read(wholeListOf(listOf(Mission), mission), {
    value: [
      { ...whole, mission_id: '2', sort: 2 },
      { ...whole, reward: null },
      { ...whole, mission_id: '1' },
    ],
  })
  t.same(
    output.items.map(({ missionId }) => missionId),
    ['1', '2'],
    'the others are in their order',
  )
  t.same({ ...output, items: [] }, { items: [], total: 2, page: 1, perPage: 2 })
  t.throws(() => read(wholeListOf(listOf(Mission), mission), { value: [{}] }), UnusableAnswer)
  t.same(read(wholeListOf(listOf(Mission), mission), { value: [] }).output.items, [])
})

t.test('a page has what stands beside its items', async (t) => {
  const Missions = z.extend(listOf(Task), { serverTime: orBlank(Time), most: orNull(Money) })
  const { output } = read(pageOf(Missions), {
    value: [{ task_id: 'a', label_en: 'Bet' }],
    ...{ total: '31', page: 2, most: 5, server_time: '2030-01-01T00:00:00Z' },
  })
  t.same(output, {
    items: [{ taskId: 'a', label: { EN: 'Bet' } }],
    ...{ total: 31, page: 2, perPage: 10, most: pesos('5.00'), serverTime: '2030-01-01T00:00:00Z' },
  })
})

t.test('what leads elsewhere, or could run, is left out', async (t) => {
  const Page = z.object({
    ...{ link: orBlank(Link), address: WebAddress, pattern: Pattern, body: Markup, state: State },
    day: CalendarDay,
  })
  const answer = { body: '<p>Terms</p>', state: 'for review', day: '2026/11/5' }
  t.same(
    read(recordOf(Page), { ...answer, link: '/vip', address: 'https://a.example', pattern: '/^a$/' }).output,
    {
      ...{ link: '/vip', address: 'https://a.example', pattern: '^a$' },
      ...{ body: '<p>Terms</p>', state: 'FOR_REVIEW', day: '2026-11-05' },
    },
  )
  const script = 'javascript:alert(1)'
  t.match(read(recordOf(Page), { ...answer, link: '//evil.example', address: script, pattern: '(' }).output, {
    ...{ link: '', address: '', pattern: '' },
  })
})

t.test('a field without a kind cannot be read', async (t) => {
  t.throws(() => recordOf(z.object({ name: z.string() })), /needs a kind/)
})
