/** Pictures and documents that the platform takes (its contract, 2.14), and their largest size. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/heic', 'application/pdf'] as const
export const maxUploadBytes = 5 * 1024 * 1024

/**
 * How long an upload may make no progress, in ms. A slow one may take its time: what ends it is standing still, for the
 * browser as for the gateway.
 */
export const uploadStallMs = 30_000
