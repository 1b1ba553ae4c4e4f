/** Calls back when a picture cannot be shown, also where it failed before this code came. */
export function onImageError(image: HTMLImageElement, onBroken: () => void): void {
  if (!image.complete) image.addEventListener('error', onBroken, { once: true })
  // A drawing without a size of its own has no natural width in some browsers; decoding tells it from a failure.
  else if (image.naturalWidth === 0) image.decode().catch(onBroken)
}
