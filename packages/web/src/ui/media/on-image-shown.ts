/** Calls back when an image has loaded and stands there in full, or already did before hydration. */
export function onImageShown(image: HTMLImageElement, onShown: () => void): void {
  if (!image.complete)
    image.addEventListener('load', () => void whenOpaque(image).then(onShown), { once: true })
  else if (image.naturalWidth > 0) onShown()
}

// It may be fading in.
const whenOpaque = (image: HTMLImageElement) =>
  Promise.allSettled(image.getAnimations().map(({ finished }) => finished))
