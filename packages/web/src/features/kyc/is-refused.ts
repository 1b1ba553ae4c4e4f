/** Whether a document has to be handed in again. */
export const isRefused = ({ status }: { status: string }): boolean =>
  status === 'REJECTED' || status === 'EXPIRED'
