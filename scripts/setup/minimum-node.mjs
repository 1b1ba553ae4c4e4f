/** The first major version of Node that runs the TypeScript sources by type stripping. */
export const minimumNodeMajor = 26
