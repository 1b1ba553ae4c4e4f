/** Scrolls to the beginning of a form whose step has changed, unless it is in view: below `scroll-margin-block-start`. */
export function showStep(form: HTMLFormElement | null): void {
  if (!form) return
  const least = Number.parseFloat(getComputedStyle(form).scrollMarginBlockStart)
  if (form.getBoundingClientRect().top < least) form.scrollIntoView({ block: 'start' })
}
