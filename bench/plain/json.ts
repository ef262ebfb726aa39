/**
 * Reading a card's JSON: one value, and the path to it for the error message.
 *
 * A node of the card language is an object with a `type`; one that needs nothing else may be its bare name.
 */
export class Json {
  readonly value: unknown;
  readonly path: string;
  /** The ids of all cards that a card may name. */
  readonly cardIds: ReadonlySet<unknown>;

  constructor(value: unknown, path: string, cardIds: ReadonlySet<unknown>) {
    this.value = value;
    this.path = path;
    this.cardIds = cardIds;
  }

  /** What the node is: its `type`, or the bare name that stands for it. */
  get type(): string {
    return typeof this.value === "string" ? this.value : this.field("type").text();
  }

  has(name: string): boolean {
    return typeof this.value === "object" && this.value !== null && Object.hasOwn(this.value, name);
  }

  field(name: string): Json {
    return new Json(
      this.has(name) ? (this.value as Record<string, unknown>)[name] : undefined,
      `${this.path}/${name}`,
      this.cardIds,
    );
  }

  /** The entries of a list; none if it is left out. */
  list(): Json[] {
    if (this.value === undefined) return [];
    if (!Array.isArray(this.value)) throw this.refused("a list");
    return this.value.map((entry, index) => new Json(entry, `${this.path}/${index}`, this.cardIds));
  }

  text(): string {
    return typeof this.value === "string" ? this.value : this.fail("a text");
  }

  cardId(): string {
    return this.cardIds.has(this.value) ? this.text() : this.fail("the id of a card");
  }

  integer(otherwise?: number): number {
    const value = this.value === undefined ? otherwise : this.value;
    return typeof value === "number" && Number.isInteger(value) ? value : this.fail("an integer");
  }

  oneOf<const Word extends string>(...words: Word[]): Word {
    return (
      words.find((word) => word === this.value) ?? this.fail(words.map((word) => `"${word}"`).join(" or "))
    );
  }

  /** What a table has for this node's type. */
  word<Meaning>(table: Readonly<Record<string, (node: Json) => Meaning>>): Meaning {
    const { type } = this;
    const meaning = Object.hasOwn(table, type) ? table[type] : undefined;
    if (meaning === undefined) throw this.refused(`one of ${Object.keys(table).join(", ")}`);
    return meaning(this);
  }

  refused(expected: string): Error {
    return new Error(`${this.path} is ${JSON.stringify(this.value)}; expected ${expected}`);
  }

  private fail(expected: string): never {
    throw this.refused(expected);
  }
}
