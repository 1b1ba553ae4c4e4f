/** What the metrics count of sessions; `refused` is a cookie that opens no session, or one that has ended. */
export type SessionEvent = 'opened' | 'ended' | 'refused'
