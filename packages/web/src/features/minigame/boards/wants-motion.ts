/** Whether the visitor wants things to move. */
export const wantsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches
