import type { Call } from './call.ts'
import { sessionInfo } from './calls/auth/session-info.ts'
import { sessionRevoke } from './calls/auth/session-revoke.ts'
import { sessions } from './calls/auth/sessions.ts'
import { bannerList } from './calls/cms/banner-list.ts'
import { newsDetail } from './calls/cms/news-detail.ts'
import { newsList } from './calls/cms/news-list.ts'
import { coolOff } from './calls/rg/cool-off.ts'
import { limitCancelPending } from './calls/rg/limit-cancel-pending.ts'
import { limitSet } from './calls/rg/limit-set.ts'
import { realityCheckSet } from './calls/rg/reality-check-set.ts'
import { rgSettings } from './calls/rg/rg-settings.ts'
import { rgSummary } from './calls/rg/rg-summary.ts'
import { selfExclude } from './calls/rg/self-exclude.ts'
import { sessionSummary } from './calls/rg/session-summary.ts'
import { appDownload } from './calls/settings/app-download.ts'
import { deleteInbox } from './calls/settings/delete-inbox.ts'
import { readInbox } from './calls/settings/read-inbox.ts'
import { contactChannels } from './calls/support/contact-channels.ts'
import { ticketCreate } from './calls/support/ticket-create.ts'
import { ticketList } from './calls/support/ticket-list.ts'
import { ticketReply } from './calls/support/ticket-reply.ts'

/** The calls about responsible gaming, sessions, content and support, by their paths. */
export const careCalls: Record<string, Call> = {
  '/api/rg/settings': rgSettings,
  '/api/rg/limit_set': limitSet,
  '/api/rg/limit_cancel_pending': limitCancelPending,
  '/api/rg/reality_check_set': realityCheckSet,
  '/api/rg/session_summary': sessionSummary,
  '/api/rg/summary': rgSummary,
  '/api/rg/cool_off': coolOff,
  '/api/rg/self_exclude': selfExclude,

  '/api/auth/sessions': sessions,
  '/api/auth/session_info': sessionInfo,
  '/api/auth/session_revoke': sessionRevoke,

  '/api/settings/read_inbox': readInbox,
  '/api/settings/delete_inbox': deleteInbox,
  '/api/settings/app_download': appDownload,

  '/api/cms/news_list': newsList,
  '/api/cms/news_detail': newsDetail,
  '/api/cms/banner_list': bannerList,

  '/api/support/contact_channels': contactChannels,
  '/api/support/ticket_create': ticketCreate,
  '/api/support/ticket_list': ticketList,
  '/api/support/ticket_reply': ticketReply,
}
