/** How the platform is asked what became of a request, before the player hears that it is not known. */
export const outcomeLookup = { deadlineMs: 3000, outlivesClient: true } as const
