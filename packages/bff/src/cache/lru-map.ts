/** A node of the doubly linked list. */
interface Node<Value> {
  readonly name: string
  readonly value: Value
  older: Node<Value> | undefined
  newer: Node<Value> | undefined
}

/** A map in least-recently-used order: a `Map` for lookup and a doubly linked list for the order. */
export class LruMap<Value> {
  readonly #nodes = new Map<string, Node<Value>>()
  #oldest: Node<Value> | undefined
  #newest: Node<Value> | undefined

  get size(): number {
    return this.#nodes.size
  }

  get oldest(): Value | undefined {
    return this.#oldest?.value
  }

  /** Returns a value without marking it as used. */
  peek(name: string): Value | undefined {
    return this.#nodes.get(name)?.value
  }

  /** Returns a value and marks it as the most recently used. */
  get(name: string): Value | undefined {
    const node = this.#nodes.get(name)
    if (node && node !== this.#newest) {
      this.#unlink(node)
      this.#append(node)
    }
    return node?.value
  }

  /** Stores a value as the most recently used. */
  set(name: string, value: Value): void {
    this.delete(name)
    const node = { name, value, older: undefined, newer: undefined }
    this.#nodes.set(name, node)
    this.#append(node)
  }

  delete(name: string): boolean {
    const node = this.#nodes.get(name)
    if (!node) return false
    this.#unlink(node)
    return this.#nodes.delete(name)
  }

  deleteOldest(): void {
    if (this.#oldest) this.delete(this.#oldest.name)
  }

  /** Iterates the values, least recently used first. */
  *values(): Generator<Value> {
    for (let node = this.#oldest; node; node = node.newer) yield node.value
  }

  #unlink(node: Node<Value>): void {
    const { older, newer } = node
    if (older) older.newer = newer
    else this.#oldest = newer
    if (newer) newer.older = older
    else this.#newest = older
  }

  #append(node: Node<Value>): void {
    node.older = this.#newest
    node.newer = undefined
    if (this.#newest) this.#newest.newer = node
    else this.#oldest = node
    this.#newest = node
  }
}
