/**
 * Your engine: entities, zones, events, rules.
 *
 * Nothing in this folder names a card, and nothing in it imports from `../content/` or `../harness/`.
 */
export {};
