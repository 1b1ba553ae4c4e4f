/** Against loads that hang for ever; a load may be many calls, each with a deadline of its own. */
export const abandonLoadAfterMs = 60_000

/** How long to wait for another replica's load: one that died must not hold this one's visitors up. */
export const otherReplicaWaitMs = 2000
