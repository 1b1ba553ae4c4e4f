import { A, type Contract, dates, paging, S } from './contract.ts'

const anyone = [...S, 'auth?', 'account_id?']
const texts = (name: string) => ['en', 'local', 'cn'].map((language) => `${name}_${language}`)
const value = 'value' as const
const promotion = [
  ...['promo_id', ...texts('title'), ...texts('short'), 'img_url', 'category', 'start_at', 'end_at'],
  ...['action', 'state'],
]
const mission = [
  ...['mission_id', ...texts('title'), ...texts('description'), 'img_url', 'period', 'state', 'tasks'],
  ...['reward_type', 'reward_amount', 'requires_opt_in', 'expires_at', 'claim_until', 'sort'],
]
const board = [
  ...['board_id', ...texts('title'), 'img_url', 'metric', 'period', 'start_at', 'end_at', 'state'],
  ...['prize_pool', 'requires_opt_in', 'joined'],
]
const rebate = ['claimable', 'rate_by_category', 'period_end']
const vipReward = ['reward_id', 'kind', 'amount', 'state', 'claim_until']

/** The calls of the platform's contract about rewards (2.4-2.7 and 2.9), as `contracts` has the others. */
export const rewardContracts: Record<string, Contract> = {
  '/api/promotion/list': {
    payload: [...anyone, 'category?', 'lang?'],
    ...{ in: value, reads: promotion },
  },
  '/api/promotion/detail': {
    payload: [...anyone, 'promo_id'],
    ...{ with: { promo_id: 'welcome-50' }, in: value },
    reads: [
      ...[...promotion, ...texts('body'), 'min_deposit', 'bonus_rate', 'bonus_max', 'turnover_multiplier'],
      ...['turnover_games', 'max_bet', 'max_withdraw', 'valid_days', 'eligibility'],
    ],
  },
  '/api/promotion/claim': {
    payload: [...S, ...A, 'request_id', 'promo_id'],
    ...{ with: { request_id: 'p-1', promo_id: 'token-drop' }, in: value, reads: ['bonus_id', 'status'] },
  },
  '/api/promotion/redeem_code': {
    payload: [...S, ...A, 'request_id', 'promo_code'],
    ...{ with: { request_id: 'p-2', promo_code: 'SALAMAT' }, in: value },
    reads: ['reward_type', 'amount', 'bonus_id'],
  },
  '/api/promotion/my_bonuses': {
    payload: [...A, ...paging, 'status?'],
    in: value,
    reads: [
      ...[
        'bonus_id',
        'promo_id',
        'title',
        'title_local',
        'title_cn',
        'amount',
        'status',
        'turnover_required',
      ],
      ...['turnover_completed', 'turnover_remaining', 'granted_at', 'expires_at', 'can_forfeit'],
      'forfeit_amount',
    ],
  },
  '/api/promotion/forfeit': {
    payload: [...A, 'request_id', 'bonus_id'],
    ...{ with: { request_id: 'p-3' }, in: value, reads: ['status', 'removed_amount'] },
  },
  '/api/promotion/rebate_info': { payload: A, in: value, reads: rebate },
  '/api/promotion/rebate_claim': {
    payload: [...A, 'request_id'],
    ...{ with: { request_id: 'p-4' }, in: value, reads: [...rebate, 'claimed_amount', 'game_balance'] },
  },
  '/api/mission/list': { payload: [...S, ...A], in: value, reads: mission },
  '/api/mission/opt_in': {
    payload: [...A, 'request_id', 'mission_id'],
    ...{ with: { request_id: 'm-1', mission_id: 'fishing-fiesta' }, in: value, reads: mission },
  },
  '/api/mission/claim': {
    payload: [...A, 'request_id', 'mission_id'],
    ...{ with: { request_id: 'm-2', mission_id: 'daily-login' }, in: value },
    reads: ['reward_type', 'reward_amount', 'game_balance', 'game_token'],
  },
  '/api/mission/claim_all': {
    payload: [...A, 'request_id'],
    ...{ with: { request_id: 'm-3' }, in: value, reads: ['mission_id', 'reward_type', 'reward_amount'] },
  },
  '/api/referral/info': {
    payload: [...S, ...A],
    in: value,
    reads: [
      ...['referral_code', 'referral_link', 'qr_text', 'total_referred', 'qualified_referred', 'tiers'],
      ...['pending_commission', 'claimable_commission', 'total_commission', ...texts('rule')],
    ],
  },
  '/api/referral/downlines': {
    payload: [...A, ...paging, 'level?'],
    ...{ in: value, reads: ['account_masked', 'registered_at', 'status', 'commission'] },
  },
  '/api/referral/commission_list': {
    payload: [...A, ...paging, ...dates],
    ...{ in: value, reads: ['date', 'level', 'base_amount', 'rate', 'commission', 'status'] },
  },
  '/api/referral/claim': {
    payload: [...A, 'request_id'],
    ...{ with: { request_id: 'f-1' }, in: value, reads: ['claimed_amount', 'game_balance'] },
  },
  '/api/vip/levels': {
    payload: S,
    in: value,
    reads: [
      ...['vip_code', 'vip_name', 'img_url', 'deposit_required', 'turnover_required', 'keep_deposit'],
      ...['keep_turnover', 'benefits', 'withdrawal_daily_limit', 'rebate_rates'],
    ],
  },
  '/api/vip/rewards': { payload: A, in: value, reads: vipReward },
  '/api/vip/claim': {
    payload: [...A, 'request_id', 'reward_id'],
    ...{ with: { request_id: 'v-1', reward_id: 'level-2' }, in: value },
    reads: [...vipReward, 'game_balance'],
  },
  '/api/leaderboard/list': { payload: anyone, in: value, reads: board },
  '/api/leaderboard/detail': {
    payload: [...anyone, ...paging, 'board_id', 'previous?'],
    ...{ with: { board_id: 'race-of-the-week' }, in: value },
    reads: ['prizes', 'entries', 'me', 'total'],
  },
  '/api/leaderboard/opt_in': {
    payload: [...A, 'request_id', 'board_id'],
    ...{ with: { request_id: 'l-1', board_id: 'race-of-the-week' }, in: value, reads: board },
  },
}
