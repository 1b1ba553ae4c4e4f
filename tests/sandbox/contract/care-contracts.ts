import { A, type Contract, dates, paging, S } from './contract.ts'

const texts = (name: string) => ['en', 'local', 'cn'].map((language) => `${name}_${language}`)
const value = 'value' as const
const ticket = ['ticket_id', 'subject', 'category', 'status', 'created_at', 'updated_at', 'messages']
const newsItem = ['news_id', ...texts('title'), ...texts('summary'), 'img_url', 'published_at']
const limit = { kind: 'DEPOSIT', period: 'DAY' }

/** The calls of the platform's contract about care and content (2.10, 2.12, 2.13 and 2.15). */
export const careContracts: Record<string, Contract> = {
  '/api/settings/read_inbox': { payload: [...A, 'inbox_id?', 'all?'], reads: [] },
  '/api/settings/delete_inbox': { payload: [...A, 'inbox_id'], reads: [] },
  '/api/settings/app_download': {
    payload: S,
    in: value,
    reads: [...['android_url', 'android_version', 'android_sha256', 'android_size', 'ios_url', 'ios_kind']],
  },
  '/api/cms/news_list': { payload: [...S, ...paging], in: value, reads: newsItem },
  '/api/cms/news_detail': {
    payload: [...S, 'news_id'],
    ...{ with: { news_id: 'scam-warning' }, in: value, reads: [...newsItem, ...texts('body')] },
  },
  '/api/cms/banner_list': {
    payload: [...S, 'position'],
    ...{ with: { position: 'home' }, in: value },
    reads: ['img_url', 'img_url_mobile', 'link', 'start_at', 'end_at', 'lang', 'alt'],
  },
  '/api/support/contact_channels': { payload: S, in: value, reads: ['kind', 'label', 'value', 'hours'] },
  '/api/support/ticket_create': {
    payload: [...S, ...A, 'request_id', 'subject', 'category', 'message'],
    with: { request_id: 't-1', subject: 'My deposit', category: 'DEPOSIT', message: 'Where is it?' },
    ...{ in: value, reads: ticket },
  },
  '/api/support/ticket_list': { payload: [...A, ...paging], in: value, reads: ticket },
  '/api/support/ticket_reply': {
    payload: [...S, ...A, 'request_id', 'ticket_id', 'message'],
    ...{ with: { request_id: 't-2', message: 'It has arrived.' }, in: value, reads: ticket },
  },
  '/api/auth/session_info': {
    payload: A,
    in: value,
    reads: [...['login_at', 'last_login_at', 'idle_timeout', 'max_session', 'server_time', 'blockers']],
  },
  '/api/auth/sessions': {
    payload: A,
    ...{ in: value, reads: ['session_id', 'device', 'ip_masked', 'created_at', 'last_seen', 'current'] },
  },
  '/api/auth/session_revoke': { payload: [...A, 'session_id'], reads: [] },
  '/api/rg/settings': {
    payload: [...S, ...A],
    in: value,
    reads: [
      ...['limits', 'reality_check_minutes', 'cool_off', 'self_exclusion', 'options', 'helplines'],
      'review_due',
    ],
  },
  '/api/rg/limit_set': {
    payload: [...A, 'request_id', 'kind', 'period', 'amount', 'password'],
    with: { request_id: 'g-1', ...limit, amount: '1000.00', password: 'Demo1234' },
    ...{ in: value, reads: ['effective_at', 'pending'] },
  },
  '/api/rg/limit_cancel_pending': {
    payload: [...A, 'kind', 'period'],
    ...{ with: limit, in: value, reads: ['kind', 'period', 'amount', 'used', 'resets_at', 'pending'] },
  },
  '/api/rg/reality_check_set': {
    payload: [...A, 'minutes'],
    ...{ with: { minutes: 30 }, in: value, reads: ['reality_check_minutes'] },
  },
  '/api/rg/session_summary': {
    payload: A,
    ...{ in: value, reads: ['session_seconds', 'bet_total', 'win_total', 'net', 'since'] },
  },
  '/api/rg/summary': {
    payload: [...A, ...dates],
    ...{ in: value, reads: ['deposits', 'withdrawals', 'net', 'days_played'] },
  },
}

/** Those that end all sessions, in an order in which each is possible; the password was changed twice by then. */
export const pauseContracts: Record<string, Contract> = {
  '/api/rg/cool_off': {
    payload: [...A, 'request_id', 'hours', 'password'],
    ...{ with: { request_id: 'g-2', hours: 24, password: 'Again1234' }, in: value, reads: ['until'] },
  },
  '/api/rg/self_exclude': {
    payload: [...A, 'request_id', 'months', 'reason?', 'password', 'confirm_text'],
    with: { request_id: 'g-3', months: 6, password: 'Again1234', confirm_text: 'EXCLUDE' },
    ...{ in: value, reads: ['until', 'irrevocable_until'] },
  },
}
