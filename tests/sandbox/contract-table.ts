const S = ['domain_name', 'external_id']
const A = ['auth', 'account_id']

/** The payload and response fields of a call. */
export interface Contract {
  /** The fields of the payload; a trailing question mark makes one optional. */
  payload: string[]
  /** Values for the fields other than the identity. */
  with?: Record<string, unknown>
  /** The list whose first item has the response fields; without it, the response itself has them. */
  in?: 'value' | 'nextLevel' | 'accountList'
  /** The fields that the response must have. */
  reads: string[]
}

const gameFields = [
  'game_code',
  'game_name',
  'game_name_local',
  'game_type',
  'provider_code',
  'img_url',
  'is_hot',
  'is_new',
  'is_maintenance',
  'has_demo',
  'sort',
]
const favourite = ['game_code', 'game_name', 'game_type', 'img_url', 'provider_code']
const seoRecord = [
  'id',
  'page_name',
  'en_item_name',
  'en_body',
  'local_item_name',
  'local_body',
  'meta_title',
  'meta_desc',
  'meta_keywords',
  'meta_url',
  'meta_canonical',
  'meta_author',
  'meta_publisher',
  'meta_lang',
  'meta_image_url',
]
const tacFields = ['masked_contact', 'resend_in', 'expires_in', 'tac_length', 'attempts_left']
const list: Contract = {
  payload: [...S, 'game_type'],
  with: { game_type: '' },
  in: 'value',
  reads: gameFields,
}
const aGame = { game_code: 'jade-dragon-rush', provider_code: 'JILI', game_type: 'SLOTS' }

/**
 * The calls of the specification (section 7) and of the platform's contract (2.8 and 2.12), ordered so that each call
 * has what it needs from the ones before.
 */
export const contracts: Record<string, Contract> = {
  '/api/startup': {
    payload: ['domain_name'],
    reads: [
      'message',
      'maintenance',
      'content',
      'site',
      'language',
      'provider_count',
      'aff_domain',
      'live_chat',
    ],
  },
  '/api/seo': { payload: [...S, 'page_name'], with: { page_name: 'home' }, in: 'value', reads: seoRecord },
  '/api/settings/siteinfodetail': { payload: S, reads: ['cms'] },
  '/api/settings/social_account': {
    payload: S,
    in: 'accountList',
    reads: ['social_type', 'account_name', 'url'],
  },
  '/api/settings/top10winner_withdrawal': {
    payload: S,
    in: 'value',
    reads: [
      'withrawal',
      'winner',
      'hour_withdrawal',
      'registered_player',
      'active_player',
      'deposited_player',
    ],
  },
  '/api/cms/announcement_list': {
    payload: S,
    in: 'value',
    reads: ['id', 'text_en', 'text_local', 'text_cn', 'kind', 'dismissible'],
  },
  '/api/settings/get_analytics': { payload: ['domain_name'], in: 'value', reads: ['section', 'script'] },
  '/api/settings/adsvisit': {
    payload: [...S, 'fbp?', 'appsflyer_id?'],
    with: { fbp: 'fb.1.2.3', appsflyer_id: 'x' },
    reads: [],
  },
  '/api/product/get_hot_games': list,
  '/api/product/get_featured_games': list,
  '/api/product/get_popular_games': list,
  '/api/product/get_new_games': list,
  '/api/product/provider_list': {
    payload: [...S, 'game_type'],
    with: { game_type: 'SLOTS' },
    in: 'value',
    reads: [
      'provider_code',
      'provider_name',
      'img_url',
      'game_type',
      'launch_mode',
      'has_lobby',
      'is_maintenance',
      'maintenance_until',
      'supported_currencies',
      'has_demo',
      'sort',
    ],
  },
  '/api/product/game_list': {
    payload: [...S, 'game_type', 'provider_code?', 'page?', 'per_page?', 'sort?', 'updated_after?'],
    with: { game_type: 'FISH', page: 1, per_page: 200, sort: 'AZ' },
    in: 'value',
    reads: [...gameFields, 'rtp', 'volatility', 'tags'],
  },
  '/api/product/search': {
    payload: [...S, 'keyword', 'game_type?'],
    with: { keyword: 'dragon' },
    in: 'value',
    reads: gameFields,
  },
  '/api/product/match_list': {
    payload: S,
    in: 'value',
    reads: [
      'match_id',
      'sport',
      'league_name',
      'league_name_cn',
      'home_team_name',
      'away_team_name',
      'home_name_en',
      'home_name_php',
      'home_name_cn',
      'away_name_en',
      'away_name_php',
      'away_name_cn',
      'starts_at',
      'is_live',
      'score',
      'odds',
    ],
  },
  '/api/auth/login': {
    payload: ['account_id', 'password', ...S],
    with: { account_id: 'maria', password: 'Maria1234' },
    reads: ['token', 'user', 'fullname', 'email'],
  },
  '/api/auth/signup_config': {
    payload: S,
    in: 'value',
    reads: ['name', 'required', 'editable', 'type', 'min_length', 'max_length', 'pattern', 'sort'],
  },
  '/api/auth/tac/request_login': {
    payload: ['account_id', ...S],
    with: { account_id: 'demo' },
    reads: tacFields,
  },
  '/api/auth/login_tac': {
    payload: ['account_id', 'tac', ...S],
    with: { account_id: 'demo', tac: '123456' },
    reads: ['token', 'user', 'fullname', 'email'],
  },
  '/api/auth/tac/request_new_register': {
    payload: ['account_id', ...S],
    with: { account_id: 'demo' },
    reads: tacFields,
  },
  '/api/auth/tac/verify': {
    payload: ['account_id', 'tac', ...S],
    with: { account_id: 'demo', tac: '123456' },
    reads: ['verify_token', 'attempts_left'],
  },
  '/api/auth/signup': {
    payload: [
      'account_id',
      'password',
      'contact_phone',
      'contact_email?',
      'referrer_code?',
      'ch?',
      'cm?',
      'pp?',
      'affiliate_code?',
      'fbp?',
      'appsflyer_id?',
      'visitor_id?',
      'tac?',
      'verify_token?',
      'dob?',
      'accept_terms?',
      'accept_age?',
      'marketing_opt_in?',
      ...S,
    ],
    with: { account_id: 'newbie', password: 'Newbie123', contact_phone: '09170001122', dob: '1990-05-05' },
    reads: ['token', 'user', 'fullname', 'email'],
  },
  '/api/auth/forgot_password': {
    payload: ['account_id', 'contact_phone', ...S],
    with: { account_id: 'demo', contact_phone: '09171234567' },
    reads: ['masked_contact', 'resend_in', 'expires_in', 'method'],
  },
  '/api/auth/get_balance': { payload: A, reads: ['game_balance', 'game_token'] },
  '/api/auth/vip': {
    payload: A,
    in: 'nextLevel',
    reads: [
      'starting_deposit',
      'cycle_deposit',
      'deposit_next',
      'starting_turnover',
      'cycle_turnover',
      'turnover_next',
      'vip_name',
      'vip_name_next',
    ],
  },
  '/api/home/fav_list': { payload: A, in: 'value', reads: favourite },
  '/api/home/fav_add': {
    payload: [...A, 'game_code', 'provider_code', 'game_type'],
    with: aGame,
    in: 'value',
    reads: favourite,
  },
  '/api/home/fav_remove': {
    payload: [...A, 'game_code', 'provider_code', 'game_type'],
    with: aGame,
    in: 'value',
    reads: favourite,
  },
  '/api/mini_game/mini_game_list': {
    payload: A,
    in: 'value',
    reads: [
      'game_id',
      'name',
      'status',
      'starts_at',
      'ends_at',
      'token_cost',
      'prizes',
      'next_play_at',
      'plays_left',
    ],
  },
  '/api/mini_game/mini_game_bet': {
    payload: [...A, 'game_id', 'request_id?'],
    with: { game_id: 'lucky-wheel' },
    in: 'value',
    reads: ['bet_id', 'result_prize_id', 'token_balance'],
  },
  '/api/mini_game/mini_game_wallet': { payload: A, in: 'value', reads: ['frozen_token', 'token_balance'] },
  '/api/mini_game/mini_game_log': {
    payload: A,
    in: 'value',
    reads: ['at', 'game_id', 'cost', 'prize', 'state'],
  },
  '/api/mini_game/mini_game_reward': {
    payload: [...A, 'game_id', 'request_id?'],
    with: { game_id: 'lucky-wheel' },
    in: 'value',
    reads: ['reward_type', 'amount', 'state'],
  },
  '/api/mini_game/mini_game_gamify': { payload: A, in: 'value', reads: ['points', 'level', 'next_level'] },
  '/api/settings/get_inbox': {
    payload: A,
    in: 'value',
    reads: [
      'inbox_id',
      'title_en',
      'title_local',
      'title_cn',
      'body_en',
      'body_local',
      'body_cn',
      'category',
      'sent_at',
      'expires_at',
      'is_read',
      'reward',
      'action_url',
    ],
  },
  '/api/settings/claim_inbox': {
    payload: [...A, 'inbox_id', 'request_id?'],
    in: 'value',
    reads: ['reward', 'game_balance', 'game_token'],
  },
  '/api/settings/check_status': {
    payload: A,
    in: 'value',
    reads: ['account_status', 'unread_count', 'announcements_version', 'rg_blockers'],
  },
  '/api/settings/profile_update': {
    payload: [...A, 'full_name', 'contact_email'],
    with: { full_name: 'Dalisay M', contact_email: 'd@example.com' },
    in: 'value',
    reads: ['contact_email', 'full_name'],
  },
  '/api/game/launch': {
    payload: [
      ...S,
      'auth?',
      'account_id?',
      'request_id',
      'provider_code',
      'game_code',
      'game_type',
      'platform',
      'lang',
      'mode',
      'lobby_url',
      'deposit_url',
    ],
    with: {
      ...aGame,
      request_id: 'r-1',
      platform: 'DESKTOP',
      lang: 'EN',
      mode: 'REAL',
      lobby_url: '',
      deposit_url: '',
    },
    in: 'value',
    reads: ['game_url', 'launch_mode', 'expires_in', 'game_session_id'],
  },
  '/api/game/close': {
    payload: [...A, 'game_session_id'],
    in: 'value',
    reads: ['game_balance', 'duration', 'bet_total', 'win_total'],
  },
  '/api/game/recent': { payload: A, in: 'value', reads: [...gameFields, 'last_played_at', 'has_open_round'] },
  '/api/auth/update_password': {
    payload: [...A, 'password', 'new_password'],
    with: { password: 'Demo1234', new_password: 'Demo12345' },
    reads: [],
  },
  '/api/auth/logout': { payload: A, reads: [] },
  '/api/auth/reset_password': {
    payload: ['account_id', 'tac', 'new_password', ...S],
    with: { account_id: 'demo', tac: '123456', new_password: 'Again1234' },
    reads: [],
  },
}
