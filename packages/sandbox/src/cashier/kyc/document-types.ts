/** The documents by which a player's identity is checked. */
export const documentTypes: readonly string[] = ['ID_FRONT', 'ID_BACK', 'SELFIE', 'PROOF_OF_ADDRESS']
