/** The sources run as TypeScript, by the type stripping of this version of Node or a newer one. */
export const minimumNodeMajor = 26
