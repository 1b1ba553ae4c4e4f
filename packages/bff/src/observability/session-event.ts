/** Session events in the metrics; `refused` means a cookie that opens no session, or one that has ended. */
export type SessionEvent = 'opened' | 'ended' | 'refused'
