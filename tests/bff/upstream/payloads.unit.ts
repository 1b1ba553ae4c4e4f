import t from 'tap'
import { checkStatus, forgotPassword, profileUpdate, updatePassword } from '#bff/platform/account/account.ts'
import { signup } from '#bff/platform/account/signup.ts'
import { drawList } from '#bff/platform/games/draws.ts'
import {
  featuredGames,
  gameList,
  hotGames,
  matchList,
  newGames,
  popularGames,
  providerList,
  tableList,
} from '#bff/platform/games/games.ts'
import { launch } from '#bff/platform/games/launch.ts'
import { claimInbox, inbox } from '#bff/platform/inbox/inbox.ts'
import { notificationGet, notificationSet } from '#bff/platform/inbox/notifications.ts'
import {
  miniGameBet,
  miniGameGamify,
  miniGameList,
  miniGameLog,
  miniGameReward,
  miniGameWallet,
} from '#bff/platform/mini-games/mini-games.ts'
import { balance, favorites } from '#bff/platform/player/player.ts'
import {
  login,
  loginTac,
  logout,
  requestLoginTac,
  requestRegisterTac,
  verifyTac,
} from '#bff/platform/session/session.ts'
import { socialAccounts } from '#bff/platform/site/channels.ts'
import { adsVisit, analytics, topTen } from '#bff/platform/site/notices.ts'
import { seo } from '#bff/platform/site/seo.ts'
import { startup } from '#bff/platform/site/startup.ts'
import { cms } from '#bff/platform/site/texts.ts'
import { vip } from '#bff/platform/vip/vip.ts'
import type { CallKind, PlatformCall } from '#bff/upstream/platform-call.ts'
import type { FailureProfile } from '#bff/upstream/platform-failure.ts'
import { brand, context, ending, openPlatform, player } from './open-platform.ts'

const domain = { domain_name: 'luna.test' }
const site = { ...domain, external_id: 'ext-1' }
const owner = { auth: 'secret-token', account_id: 'dana' }
const game = {
  requestId: 'intent-1',
  providerCode: 'JILI',
  gameCode: 'gold-rush',
  gameType: 'SLOTS',
  platform: 'MOBILE',
  language: 'EN',
  mode: 'REAL',
  lobbyUrl: 'https://luna.test/',
  depositUrl: 'https://luna.test/deposit',
} as const

// Where a client gives no key, the payload is the specification's alone.
const unkeyed = { ...player, requestId: undefined }

interface Row {
  path: string
  kind: CallKind
  profile: FailureProfile
  payload: object
  /** Makes the call with every identity field, so that superfluous fields show. */
  make: () => { call: Pick<PlatformCall<never, unknown>, 'path' | 'kind' | 'onFailure'>; body: string }
}

function row<Input>(
  path: string,
  kind: CallKind,
  profile: FailureProfile,
  call: PlatformCall<Input, unknown>,
  input: Input,
  payload: object,
): Row {
  return { path, kind, profile, payload, make: () => ({ call, body: call.payload(unkeyed, input) }) }
}

/** The expected payloads (specification, section 7, and the contract of the platform). */
const rows: Row[] = [
  row('/api/startup', 'read', 'startup', startup, undefined, domain),
  row('/api/seo', 'read', 'unavailable', seo, { page: 'home' }, { ...site, page_name: 'home' }),
  row('/api/settings/siteinfodetail', 'read', 'unavailable', cms, undefined, site),
  row('/api/settings/get_analytics', 'read', 'disconnect', analytics, undefined, domain),
  row('/api/settings/top10winner_withdrawal', 'read', 'disconnect', topTen, undefined, site),
  row('/api/product/get_hot_games', 'read', 'unavailable', hotGames, undefined, { ...site, game_type: '' }),
  row('/api/product/get_featured_games', 'read', 'unavailable', featuredGames, undefined, {
    ...site,
    game_type: '',
  }),
  row('/api/product/get_popular_games', 'read', 'unavailable', popularGames, undefined, {
    ...site,
    game_type: '',
  }),
  row('/api/product/get_new_games', 'read', 'unavailable', newGames, undefined, { ...site, game_type: '' }),
  row(
    '/api/product/game_list',
    'read',
    'unavailable',
    gameList,
    { gameType: '', page: 2, perPage: 200 },
    {
      ...site,
      game_type: '',
      page: 2,
      per_page: 200,
    },
  ),
  row(
    '/api/product/game_list',
    'read',
    'unavailable',
    gameList,
    { gameType: 'SLOTS', providerCode: 'JILI', page: 1, perPage: 10, sort: 'AZ', updatedAfter: '2030-01-01' },
    {
      ...site,
      game_type: 'SLOTS',
      provider_code: 'JILI',
      page: 1,
      per_page: 10,
      sort: 'AZ',
      updated_after: '2030-01-01',
    },
  ),
  row(
    '/api/product/provider_list',
    'read',
    'unavailable',
    providerList,
    { gameType: 'SLOTS' },
    {
      ...site,
      game_type: 'SLOTS',
    },
  ),
  row('/api/product/match_list', 'read', 'unavailable', matchList, undefined, site),
  row('/api/product/table_list', 'read', 'unavailable', tableList, undefined, site),
  row(
    '/api/product/draw_list',
    'read',
    'unavailable',
    drawList,
    { gameType: 'LOTTERY' },
    { ...site, game_type: 'LOTTERY' },
  ),
  row('/api/game/launch', 'write', 'general', launch, game, {
    ...site,
    ...owner,
    request_id: 'intent-1',
    provider_code: 'JILI',
    game_code: 'gold-rush',
    game_type: 'SLOTS',
    platform: 'MOBILE',
    lang: 'EN',
    mode: 'REAL',
    lobby_url: 'https://luna.test/',
    deposit_url: 'https://luna.test/deposit',
  }),
  row(
    '/api/game/launch',
    'write',
    'general',
    launch,
    { ...game, selection: { selectionId: 'm1:1X2:1', odds: '1.85' }, slip: true },
    {
      ...site,
      ...owner,
      request_id: 'intent-1',
      provider_code: 'JILI',
      game_code: 'gold-rush',
      game_type: 'SLOTS',
      platform: 'MOBILE',
      lang: 'EN',
      mode: 'REAL',
      lobby_url: 'https://luna.test/',
      deposit_url: 'https://luna.test/deposit',
      selection: { selection_id: 'm1:1X2:1', odds: '1.85' },
      slip: true,
    },
  ),
  row(
    '/api/auth/login',
    'write',
    'general',
    login,
    { accountId: 'dana', password: 'p' },
    {
      ...site,
      account_id: 'dana',
      password: 'p',
    },
  ),
  row('/api/auth/logout', 'write', 'general', logout, undefined, owner),
  row('/api/auth/get_balance', 'read', 'unavailable', balance, undefined, owner),
  row('/api/auth/vip', 'read', 'general', vip, undefined, owner),
  row('/api/home/fav_list', 'read', 'unavailable', favorites, undefined, owner),
  row(
    '/api/auth/login_tac',
    'write',
    'general',
    loginTac,
    { accountId: 'dana', tac: '123456' },
    { ...site, account_id: 'dana', tac: '123456' },
  ),
  row(
    '/api/auth/forgot_password',
    'write',
    'general',
    forgotPassword,
    { accountId: 'dana', contactPhone: '09171234567' },
    { ...site, account_id: 'dana', contact_phone: '09171234567' },
  ),
  row(
    '/api/auth/signup',
    'write',
    'general',
    signup,
    {
      accountId: 'dana',
      password: 'p',
      contactPhone: '09171234567',
      contactEmail: 'dana@example.com',
      referrerCode: 'FRIEND8',
      ch: 'search',
      cm: 'summer',
      pp: 'banner',
      affiliateCode: 'aff-1',
      fbp: 'fb.1.2.3',
      appsflyerId: 'af-1',
      visitorId: 'v-1',
    },
    {
      ...site,
      account_id: 'dana',
      password: 'p',
      contact_phone: '09171234567',
      contact_email: 'dana@example.com',
      referrer_code: 'FRIEND8',
      ch: 'search',
      cm: 'summer',
      pp: 'banner',
      affiliate_code: 'aff-1',
      fbp: 'fb.1.2.3',
      appsflyer_id: 'af-1',
      visitor_id: 'v-1',
    },
  ),
  row(
    '/api/auth/tac/verify',
    'write',
    'general',
    verifyTac,
    { accountId: 'dana', tac: '123456' },
    { ...site, account_id: 'dana', tac: '123456' },
  ),
  row(
    '/api/auth/tac/request_new_register',
    'write',
    'general',
    requestRegisterTac,
    { accountId: 'dana' },
    { ...site, account_id: 'dana' },
  ),
  row(
    '/api/auth/tac/request_login',
    'write',
    'general',
    requestLoginTac,
    { accountId: 'dana' },
    { ...site, account_id: 'dana' },
  ),
  row(
    '/api/auth/update_password',
    'write',
    'general',
    updatePassword,
    { password: 'p', newPassword: 'q' },
    { ...owner, password: 'p', new_password: 'q' },
  ),
  row('/api/mini_game/mini_game_list', 'read', 'global', miniGameList, undefined, owner),
  row(
    '/api/mini_game/mini_game_bet',
    'write',
    'global',
    miniGameBet,
    { gameId: 'wheel' },
    { ...owner, game_id: 'wheel' },
  ),
  row(
    '/api/mini_game/mini_game_reward',
    'write',
    'global',
    miniGameReward,
    { gameId: 'wheel' },
    { ...owner, game_id: 'wheel' },
  ),
  row('/api/mini_game/mini_game_wallet', 'read', 'unavailable', miniGameWallet, undefined, owner),
  row('/api/mini_game/mini_game_log', 'read', 'global', miniGameLog, undefined, owner),
  row('/api/mini_game/mini_game_gamify', 'write', 'global', miniGameGamify, undefined, owner),
  row(
    '/api/settings/profile_update',
    'write',
    'disconnect',
    profileUpdate,
    { fullName: 'Dana Mocruz', contactEmail: 'dana@example.com' },
    { ...owner, full_name: 'Dana Mocruz', contact_email: 'dana@example.com' },
  ),
  row('/api/settings/social_account', 'read', 'disconnect', socialAccounts, undefined, site),
  row('/api/settings/notification_get', 'read', 'disconnect', notificationGet, undefined, owner),
  row(
    '/api/settings/notification_set',
    'write',
    'disconnect',
    notificationSet,
    { channel: 'SMS', offers: false },
    { ...owner, channel: 'SMS', offers: false },
  ),
  row('/api/settings/get_inbox', 'read', 'disconnect', inbox, undefined, owner),
  row(
    '/api/settings/claim_inbox',
    'write',
    'disconnect',
    claimInbox,
    { id: 'm-1' },
    { ...owner, inbox_id: 'm-1' },
  ),
  row('/api/settings/check_status', 'read', 'disconnect', checkStatus, undefined, owner),
  row(
    '/api/settings/adsvisit',
    'write',
    'global',
    adsVisit,
    { fbp: 'fb.1.2.3', appsflyerId: 'af-1' },
    { ...site, fbp: 'fb.1.2.3', appsflyer_id: 'af-1' },
  ),
]

for (const { path, kind, profile, payload, make } of rows) {
  t.test(`${path} carries exactly its fields`, async (t) => {
    const { call, body } = make()
    t.equal(call.path, path)
    t.equal(call.kind, kind)
    t.equal(call.onFailure, profile)
    t.strictSame(JSON.parse(body), payload)
  })
}

t.test('the payload is what goes over the wire, as JSON in a POST', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  await ending(platform.call(login, brand, { accountId: 'dana', password: 'ünïcödé 中文' }, context))
  const [arrival] = upstream.arrivals
  t.strictSame(arrival?.payload, { ...site, account_id: 'dana', password: 'ünïcödé 中文' })
  t.equal(arrival?.path, '/api/auth/login')
})

t.test('a call without its identity throws and is not sent', async (t) => {
  const { platform, upstream } = await openPlatform(t)
  t.type(await ending(platform.call(cms, { host: 'luna.test' }, undefined, context)), TypeError)
  t.type(await ending(platform.call(favorites, brand, undefined, context)), TypeError)
  const { currency: _, ...withoutCurrency } = player
  t.type(await ending(platform.call(balance, withoutCurrency, undefined, context)), TypeError)
  t.equal(upstream.arrivals.length, 0)
})
