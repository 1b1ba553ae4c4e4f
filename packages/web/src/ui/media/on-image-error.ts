/** Calls back when an image fails to load, or already failed before hydration. */
export function onImageError(image: HTMLImageElement, onError: () => void): void {
  if (!image.complete) image.addEventListener('error', onError, { once: true })
  // In some browsers an SVG without an intrinsic size has no natural width either; only a failed image does not decode.
  else if (image.naturalWidth === 0) image.decode().catch(onError)
}
