/** The shape of an id that the platform gave: no separators, so that it cannot change a path. */
export const recordIdShape = /^[A-Za-z0-9._:-]{1,128}$/
