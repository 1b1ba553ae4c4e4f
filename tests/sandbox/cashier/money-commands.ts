import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { book, follow, type Model, minor, type Real, text } from './money-model.ts'

type Command = fc.AsyncCommand<Model, Real>

/** Fails with both values when they differ. */
function expect(what: string, found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted))
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`)
}

/** A step of the model, after which the platform has to agree with it and the books have to be right. */
function step(name: string, run: (model: Model, real: Real) => Promise<void>): Command {
  return {
    check: () => true,
    toString: () => name,
    async run(model, real) {
      await run(model, real)
      await follow(model, real)
      const info = await real.player.info()
      const wallet = (await real.player.call('/api/mini_game/mini_game_wallet')).value[0]
      const found = {
        cash: minor(await real.player.balance()),
        locked: minor(info.locked_balance),
        turnover: minor(info.turnover.remaining),
        tokens: minor(wallet.token_balance),
        frozen: minor(wallet.frozen_token),
      }
      const { cash, turnover, tokens, frozen, withdrawal } = model
      expect(name, found, { cash, locked: withdrawal?.amount ?? 0, turnover, tokens, frozen })
      expect(name, real.sandbox.control.auditLedger(), [])
    },
  }
}

const channels = ['gcash', 'qrph', 'grabpay', 'bpi-online', 'coins']

const deposit = (channel_code: string, amount: number) =>
  step(`deposit ${text(amount)} by ${channel_code}`, async (model, { player }) => {
    const payload = { request_id: crypto.randomUUID(), channel_code, amount: text(amount) }
    const response = await player.deposit(payload)
    const isOpen = model.deposits.some(
      ({ channel, status }) => channel === channel_code && status === 'AWAITING_PAYMENT',
    )
    expect('one open deposit for each channel', response.statusMessage, isOpen ? 'pendingExists' : 'OK')
    if (isOpen) return
    const [{ deposit_id: id, net_amount, status }] = response.value
    model.deposits.push({ id, channel: channel_code, net: minor(net_amount), status })
    const whole = { ...payload, currency: 'PHP', return_url: 'http://localhost:8080/deposit' }
    model.last = { path: '/api/cashier/deposit_create', payload: whole, response }
  })

/** Some deposit that exists, whatever its state. */
const someDeposit = (model: Model, place: number) =>
  model.deposits[place % Math.max(1, model.deposits.length)]

const pay = (place: number) =>
  step(`pay deposit ${place}`, async (model, { sandbox }) => {
    const one = someDeposit(model, place)
    if (!one) return
    const canSucceed = ['AWAITING_PAYMENT', 'PROCESSING', 'EXPIRED'].includes(one.status)
    try {
      sandbox.control.moveDeposit(one.id, 'SUCCESS')
      expect('a payment of what has ended', canSucceed, true)
      book(model, one, 'SUCCESS')
    } catch (error) {
      if (canSucceed) throw error
    }
  })

const cancelDeposit = (place: number) =>
  step(`cancel deposit ${place}`, async (model, { player }) => {
    const one = someDeposit(model, place)
    if (!one) return
    const payload = { request_id: crypto.randomUUID(), deposit_id: one.id }
    const response = await player.call('/api/cashier/deposit_cancel', payload)
    const isOpen = one.status === 'AWAITING_PAYMENT'
    expect('a cancellation', response.statusMessage, isOpen ? 'OK' : 'notEligible')
    if (!isOpen) return
    book(model, one, 'CANCELLED')
    model.last = { path: '/api/cashier/deposit_cancel', payload, response }
  })

const withdraw = (amount: number) =>
  step(`withdraw ${text(amount)}`, async (model, real) => {
    const tac = await real.tac()
    await follow(model, real)
    const payload = {
      request_id: crypto.randomUUID(),
      bank_id: real.bankId,
      amount: text(amount),
      currency: 'PHP',
      tac,
    }
    const { blockers } = await real.player.info()
    const response = await real.player.call('/api/cashier/withdrawal_create', payload)
    expect('the turnover blocks', blockers.includes('TURNOVER'), model.turnover > 0)
    expect(
      'an open withdrawal blocks',
      blockers.includes('PENDING_WITHDRAWAL'),
      model.withdrawal !== undefined,
    )
    expect('a withdrawal', response.statusMessage === 'OK', blockers.length === 0 && amount <= model.cash)
    if (response.statusMessage !== 'OK') return
    model.cash -= amount
    model.withdrawal = { id: response.value[0].withdrawal_id, amount, status: 'PENDING' }
    model.last = { path: '/api/cashier/withdrawal_create', payload, response }
  })

const cancelWithdrawal = step('cancel the withdrawal', async (model, { player }) => {
  if (!model.withdrawal) return
  const { id, status } = model.withdrawal
  const payload = { request_id: crypto.randomUUID(), withdrawal_id: id }
  const response = await player.call('/api/cashier/withdrawal_cancel', payload)
  expect('a cancellation', response.statusMessage, status === 'PENDING' ? 'OK' : 'notEligible')
})

const decideWithdrawal = (state: 'COMPLETED' | 'REJECTED' | 'FAILED') =>
  step(`${state} withdrawal`, async (model, { sandbox }) => {
    const isTooLate =
      state === 'REJECTED' && !['PENDING', 'IN_REVIEW'].includes(model.withdrawal?.status ?? '')
    if (!model.withdrawal || model.withdrawal.status === 'FAILED' || isTooLate) return
    sandbox.control.moveWithdrawal(model.withdrawal.id, state)
  })

const bet = (amount: string, isRepeated: boolean) =>
  step(`bet ${amount}${isRepeated ? ' twice' : ''}`, async (model, { spin }) => {
    const roundId = crypto.randomUUID()
    const round = await spin(amount, roundId)
    const stake = minor(amount)
    expect('a bet', round.ok, model.cash >= stake)
    if (!round.ok) return
    if (isRepeated) expect('the round again', (await spin(amount, roundId)).round, round.round)
    model.cash += minor(round.round.win) - stake
    model.turnover = Math.max(0, model.turnover - stake)
  })

const stake = step('stake tokens', async (model, { player }) => {
  const payload = { request_id: crypto.randomUUID(), game_id: 'lucky-wheel' }
  const response = await player.call('/api/mini_game/mini_game_bet', payload)
  if (response.statusMessage === 'limitReached') return
  expect('a stake', response.statusMessage, model.tokens >= 1_000 ? 'OK' : 'insufficientBalance')
  if (response.statusMessage !== 'OK') return
  model.tokens -= 1_000
  model.frozen += 1_000
  model.last = { path: '/api/mini_game/mini_game_bet', payload, response }
})

const settle = step('settle a play', async (model, { player }) => {
  const payload = { request_id: crypto.randomUUID(), game_id: 'lucky-wheel' }
  const response = await player.call('/api/mini_game/mini_game_reward', payload)
  expect('a reward', response.statusMessage, model.frozen > 0 ? 'OK' : 'notEligible')
  if (response.statusMessage !== 'OK') return
  const [{ reward_type, amount }] = response.value
  model.frozen -= 1_000
  if (reward_type === 'TOKEN') model.tokens += minor(amount)
  if (reward_type === 'CASH') model.cash += minor(amount)
  model.last = { path: '/api/mini_game/mini_game_reward', payload, response }
})

const repeat = step('repeat the last write', async ({ last }, { player }) => {
  if (last) expect('the first response', await player.call(last.path, last.payload), last.response)
})

const wait = (ms: number) =>
  step(`wait ${ms / 1000} s`, async (_, { sandbox }) => void sandbox.control.advanceClock(ms))

/** Sequences of everything that moves a player's money. */
export const moneyCommands = (maxCommands: number) =>
  fc.commands(
    [
      fc
        .tuple(fc.constantFrom(...channels), fc.integer({ min: 200, max: 9_000 }))
        .map(([code, whole]) => deposit(code, whole * 100)),
      fc.nat(9).map(pay),
      fc.nat(9).map(cancelDeposit),
      fc.integer({ min: 300, max: 4_000 }).map((whole) => withdraw(whole * 100)),
      fc.constant(cancelWithdrawal),
      fc
        .constantFrom('COMPLETED', 'REJECTED', 'FAILED' as const)
        .map((state) => decideWithdrawal(state as 'FAILED')),
      fc
        .tuple(fc.constantFrom('10.00', '200.00', '1000.00'), fc.boolean())
        .map(([amount, twice]) => bet(amount, twice)),
      fc.constant(stake),
      fc.constant(settle),
      fc.constant(repeat),
      fc.constantFrom(4_000, 130_000, 430_000, 31 * 60_000, 25 * 3_600_000).map(wait),
    ],
    { maxCommands, size: 'max' },
  )
