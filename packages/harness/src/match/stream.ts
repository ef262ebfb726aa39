/**
 * A stream of chance for who plays and who makes decks, apart from the game's own.
 *
 * Integers only, so that a seed means the same on every platform: a Weyl sequence through a 32-bit mixing
 * function, as the kernel's stream is.
 */
export class Stream {
  #state: number;

  /** @param seed - Any integer. */
  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** A number from 0 to `options` - 1. The slight preference for small ones is too small to be seen. */
  choose(options: number): number {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    let mixed = this.#state ^ (this.#state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % options;
  }

  /** One of a list that is not empty. */
  oneOf<T>(list: readonly T[]): T {
    return list[this.choose(list.length)] as T;
  }

  /** The same list in another order. */
  shuffled<T>(list: readonly T[]): T[] {
    const order = [...list];
    for (let last = order.length - 1; last > 0; last--) {
      const other = this.choose(last + 1);
      [order[last], order[other]] = [order[other] as T, order[last] as T];
    }
    return order;
  }
}
