/** Whether the visitor's system asks for reduced motion. Browser only. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
