/** Abandons loads that hang. A load may make several platform calls, each with its own deadline. */
export const abandonLoadAfterMs = 60_000

/** How long to wait for a load on another replica, which may have died. */
export const otherReplicaWaitMs = 2000
