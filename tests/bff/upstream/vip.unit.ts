import t from 'tap'
import { vip } from '#bff/platform/vip/vip.ts'
import { readAnswer } from './read-answer.ts'

const level = {
  vip_name: 'Silver',
  vip_name_next: 'Gold',
  starting_deposit: '1000.10',
  cycle_deposit: '4000.20',
  deposit_next: '20001.20',
  starting_turnover: 10,
  cycle_turnover: 50,
  turnover_next: 80,
}
const read = (changes: object) => readAnswer(vip, undefined, { nextLevel: [{ ...level, ...changes }] }).output

t.test('the level and its progress', async (t) => {
  const output = read({})
  t.hasStrict(output, {
    currentLevel: 'Silver',
    nextLevel: 'Gold',
    totalDeposit: { amount: '5000.30', currency: 'PHP' },
    depositNext: { amount: '20001.20', currency: 'PHP' },
    totalTurnover: { amount: '60.00', currency: 'PHP' },
    turnoverNext: { amount: '80.00', currency: 'PHP' },
    toProgress: 75,
  })
  t.ok(Math.abs(output.depoProgress - (5000.3 / 20001.2) * 100) < 1e-9)
})

t.test('progress is at most 100', async (t) => {
  t.equal(read({ deposit_next: '10' }).depoProgress, 100)
  t.equal(read({ turnover_next: 60 }).toProgress, 100)
})

t.test('progress that cannot be computed is 0', async (t) => {
  for (const next of ['0', 0, '', null, undefined, 'none', '-5']) {
    t.equal(read({ deposit_next: next }).depoProgress, 0, String(next))
    t.equal(read({ turnover_next: next }).toProgress, 0, String(next))
  }
  t.equal(read({ starting_deposit: '-9000' }).depoProgress, 0)
})

t.test('a sum with an unreadable part shows no progress', async (t) => {
  for (const part of ['abc', '', null, undefined]) {
    const deposit = read({ starting_deposit: part })
    t.hasStrict(deposit, {
      depoProgress: 0,
      totalDeposit: { amount: '0.00' },
      depositNext: { amount: '0.00' },
    })
    t.equal(deposit.toProgress, 75, 'the other way is known')
    const turnover = read({ cycle_turnover: part })
    t.hasStrict(turnover, {
      toProgress: 0,
      totalTurnover: { amount: '0.00' },
      turnoverNext: { amount: '0.00' },
    })
  }
})

t.test('money adds up without rounding', async (t) => {
  t.equal(read({ starting_deposit: 0.1, cycle_deposit: 0.2 }).totalDeposit.amount, '0.30')
  t.equal(read({ starting_deposit: '-0.50', cycle_deposit: '0.20' }).totalDeposit.amount, '-0.30')
  t.equal(
    read({ starting_deposit: '90071992547409.93', cycle_deposit: '0.01' }).totalDeposit.amount,
    '90071992547409.94',
  )
})

t.test('a player without a next level', async (t) => {
  for (const nextLevel of [[], undefined]) {
    const { output } = readAnswer(vip, undefined, { nextLevel })
    t.hasStrict(output, { currentLevel: '', nextLevel: '', depoProgress: 0, toProgress: 0 })
    t.equal(output.totalDeposit.amount, '0.00')
  }
})
