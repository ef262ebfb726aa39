/** An engine as the text of a file: heroes, Wisps and a Blast that hurts every minion; no rule beyond the contract. */
export const TINY_ENGINE = `
const STATS = { Wisp: [1, 1], Yeti: [4, 5], Blast: [0, 0] };
export function newGame({ decks = [[], []], hands = [[], []] } = {}) {
  const entities = [];
  let log = [];
  const put = (name, owner, zone, at) => {
    if (!STATS[name]) throw new Error(\`newGame: card is "\${name}"; expected the name of a loaded card\`);
    return add({ name, owner, zone, attack: STATS[name][0], health: STATS[name][1] }, at);
  };
  const add = (entity) => entities.push(entity);
  const get = (id) => entities[id - 1];
  const ids = (owner, zone) => entities.flatMap((one, at) => (one.owner === owner && one.zone === zone ? [at + 1] : []));
  const hurt = (target, amount) => {
    get(target).health -= amount;
    log.push({ type: "Damaged", target, amount });
  };
  for (const owner of [0, 1]) add({ name: "Hero", owner, zone: "play", hero: true, attack: 0, health: 30 });
  for (const owner of [0, 1]) {
    for (const name of decks[owner]) put(name, owner, "deck");
    for (const name of hands[owner]) put(name, owner, "hand");
  }
  const board = (player) => ids(player, "play").filter((id) => !get(id).hero);
  return {
    summon: (name, player) => {
      const id = put(name, player, "play");
      log.push({ type: "Summoned", id });
      return id;
    },
    board,
    hand: (player) => ids(player, "hand"),
    deck: (player) => ids(player, "deck"),
    graveyard: (player) => ids(player, "graveyard"),
    hero: (player) => player + 1,
    nameOf: (id) => get(id).name,
    zoneOf: (id) => get(id).zone,
    ownerOf: (id) => get(id).owner,
    health: (id) => get(id).health,
    attack: (id) => get(id).attack,
    armor: () => 0,
    dealDamage: hurt,
    cast: (card) => {
      log.push({ type: "SpellCast", card });
      for (const player of [0, 1]) for (const id of board(player)) hurt(id, 1);
    },
    log: () => log,
    logTree: () => log.map((event) => ({ depth: 0, event })),
    clearLog: () => {
      log = [];
    },
  };
}
`;
