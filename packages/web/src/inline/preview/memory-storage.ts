/** Storage that ends with the page. */
class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>()

  get length(): number {
    return this.#values.size
  }
  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null
  }
  getItem(name: string): string | null {
    return this.#values.get(name) ?? null
  }
  setItem(name: string, value: string): void {
    this.#values.set(name, value)
  }
  removeItem(name: string): void {
    this.#values.delete(name)
  }
  clear(): void {
    this.#values.clear()
  }
}

/** Gives the page storages of its own, so that it neither sees nor changes what the site has kept in this browser. */
export function forgetStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: new MemoryStorage() })
}
