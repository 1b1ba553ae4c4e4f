import t, { type Test } from 'tap'
import { type OpenSandbox, openSandbox, type ResponseBody } from '../open-sandbox.ts'

/** A player at the cashier of a running sandbox. */
export interface Player {
  /** Calls the platform as this player at `localhost`, with an identity as the call takes it. */
  call(path: string, payload?: Record<string, unknown>): Promise<ResponseBody>
  /** Asks for a one-time code and returns it. */
  tac(purpose: 'withdrawal' | 'bank'): Promise<string>
  balance(): Promise<string>
  info(): Promise<ResponseBody>
  /** Begins a deposit of 500.00 with GCash, unless told otherwise; with a new request id. */
  deposit(more?: Record<string, unknown>): Promise<ResponseBody>
  depositStatus(deposit_id: string): Promise<ResponseBody>
  /** Begins a withdrawal of 500.00 to the default bank, unless told otherwise; with a new request id and code. */
  withdraw(more?: Record<string, unknown>): Promise<ResponseBody>
  withdrawalStatus(withdrawal_id: string): Promise<ResponseBody>
  /** Plays a bet on an invented game of a type; amounts in the minor unit. */
  bet(bet: number, win?: number, gameType?: string): void
}

/** A sandbox with players at its cashier. */
export interface Cashier extends OpenSandbox {
  player(accountId?: string, password?: string): Promise<Player>
  /** Moves the platform's clock. */
  pass(ms: number): void
}

export const minute = 60_000
export const hour = 60 * minute
/** When every test begins. */
export const noon = Date.parse('2026-06-01T12:00:00+08:00')

// Paths whose identity has no site (`A` in the contract).
const ofPlayer =
  /deposit_(status|receipt|cancel|list)|turnover_list|withdrawal_(status|cancel|list)|tac\/|my_banks|set_default|bank\/remove|report\/|kyc\/(upload|submit)|auth\/(get_balance|update_password|session)|mini_game|promotion\/(my_bonuses|forfeit|rebate)|mission\/(opt_in|claim)|referral\/(downlines|commission|claim)|vip\/|leaderboard\/opt_in|rg\/(limit|reality|cool|self|session|summary)|settings\/|ticket_list/

/** A test at a cashier of its own, whose clock moves by `pass` alone, and whose ledger is audited at the end. */
export function cashierTest(name: string, run: (t: Test, cashier: Cashier) => Promise<void>): void {
  t.test(name, async (t) => {
    const open = await openSandbox(t, { gameCount: 60, now: () => noon })
    const { sandbox } = open
    const player = (accountId = 'winner', password = 'Demo1234') => signIn(open, accountId, password)
    await run(t, { ...open, player, pass: (ms) => void sandbox.control.advanceClock(ms) })
    t.same(sandbox.control.auditLedger(), [], 'the ledger is right')
  })
}

async function signIn(open: OpenSandbox, accountId: string, password: string): Promise<Player> {
  const identity = await open.signIn(accountId, password)
  const site = await open.site()
  const call: Player['call'] = (path, payload = {}) =>
    open.post(path, { ...(ofPlayer.test(path) ? {} : site), ...identity, ...payload })
  const tac: Player['tac'] = async (purpose) => {
    await call(`/api/auth/tac/request_${purpose}`)
    return open.sandbox.control.tac('localhost', accountId, purpose) ?? ''
  }
  return {
    ...{ call, tac },
    balance: async () => (await call('/api/auth/get_balance')).game_balance,
    info: async () => (await call('/api/cashier/withdrawal_info')).value[0],
    deposit: (more) =>
      call('/api/cashier/deposit_create', {
        ...{ request_id: crypto.randomUUID(), channel_code: 'gcash', amount: '500.00', currency: 'PHP' },
        ...{ return_url: 'http://localhost:8080/deposit', ...more },
      }),
    depositStatus: async (deposit_id) =>
      (await call('/api/cashier/deposit_status', { deposit_id })).value?.[0],
    withdraw: async (more) =>
      call('/api/cashier/withdrawal_create', {
        ...{ request_id: crypto.randomUUID(), amount: '500.00', currency: 'PHP' },
        bank_id: (await call('/api/bank/my_banks')).value[0]?.bank_id ?? 'none',
        ...{ tac: await tac('withdrawal'), ...more },
      }),
    withdrawalStatus: async (withdrawal_id) =>
      (await call('/api/cashier/withdrawal_status', { withdrawal_id })).value?.[0],
    bet: (bet, win = 0, gameType = 'SLOTS') =>
      open.sandbox.control.playBet({ domain: 'localhost', accountId, gameType, bet, win }),
  }
}
