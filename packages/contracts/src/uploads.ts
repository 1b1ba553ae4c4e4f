/** Pictures and documents that the platform takes (its contract, 2.14), and their largest size. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/heic', 'application/pdf'] as const
export const maxUploadBytes = 5 * 1024 * 1024
