/** The documents by which a player's identity is checked. */
export const acceptedDocuments: readonly string[] = ['ID_FRONT', 'ID_BACK', 'SELFIE', 'PROOF_OF_ADDRESS']
