/** A value and its neighbours. */
interface Place<Value> {
  readonly name: string
  readonly value: Value
  older: Place<Value> | undefined
  newer: Place<Value> | undefined
}

/** Values by name in the order of their last use (LRU): a `Map` for lookup and a doubly linked list for the order. */
export class LruMap<Value> {
  readonly #places = new Map<string, Place<Value>>()
  #oldest: Place<Value> | undefined
  #newest: Place<Value> | undefined

  get size(): number {
    return this.#places.size
  }

  get oldest(): Value | undefined {
    return this.#oldest?.value
  }

  /** A value, without marking it as used. */
  peek(name: string): Value | undefined {
    return this.#places.get(name)?.value
  }

  /** A value, marked as the most recently used. */
  get(name: string): Value | undefined {
    const place = this.#places.get(name)
    if (place && place !== this.#newest) {
      this.#takeOut(place)
      this.#putLast(place)
    }
    return place?.value
  }

  /** Stores a value as the most recently used. */
  set(name: string, value: Value): void {
    this.delete(name)
    const place = { name, value, older: undefined, newer: undefined }
    this.#places.set(name, place)
    this.#putLast(place)
  }

  delete(name: string): boolean {
    const place = this.#places.get(name)
    if (!place) return false
    this.#takeOut(place)
    return this.#places.delete(name)
  }

  deleteOldest(): void {
    if (this.#oldest) this.delete(this.#oldest.name)
  }

  /** The least recently used first. */
  *values(): Generator<Value> {
    for (let place = this.#oldest; place; place = place.newer) yield place.value
  }

  #takeOut(place: Place<Value>): void {
    const { older, newer } = place
    if (older) older.newer = newer
    else this.#oldest = newer
    if (newer) newer.older = older
    else this.#newest = older
  }

  #putLast(place: Place<Value>): void {
    place.older = this.#newest
    place.newer = undefined
    if (this.#newest) this.#newest.newer = place
    else this.#oldest = place
    this.#newest = place
  }
}
