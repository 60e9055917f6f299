/** Somebody in a friendly match: what the server says of its strength and health. */
export interface Fighter {
  readonly name: string
  readonly strength: number
  readonly health: number
}

export interface Round {
  /** What happened, to be read aloud. */
  readonly said: string
  /** What both have left. */
  readonly left: number
  readonly right: number
}

export interface Match {
  readonly rounds: readonly Round[]
  readonly winner: 'left' | 'right'
}

/** A match never takes longer; then whoever has more left wins. */
const ROUNDS_MAX = 12

/** A number below 1 that follows from what it is given (mulberry32's mixing). */
function luck(seed: number): number {
  let mixed = Math.imul(seed ^ 0x6d2b_79f5, 0x2c1b_3c6d) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x297a_2d39) >>> 0
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

/** Of a hundred matches, about so many go to the left one: strength times health, as both stand there. */
export function oddsOf(left: Fighter, right: Fighter): number {
  const [mine, its] = [left.strength * left.health, right.strength * right.health].map((power) => power * power)
  return Math.round((100 * mine!) / (mine! + its!))
}

/**
 * A friendly match, blow by blow: it changes nothing and is nobody's secret, so that the same two on the same day fight the same
 * (docs/decisions/0032). `day` is a whole number.
 */
export function matchOf(left: Fighter, right: Fighter, day: number): Match {
  const rounds: Round[] = []
  let [mine, its] = [left.health, right.health]
  for (let round = 1; round <= ROUNDS_MAX && mine > 0 && its > 0; round += 1) {
    const isMine = luck(day * 31 + round) * 100 < 50 + (oddsOf(left, right) - 50) / 2
    const [striker, struck] = isMine ? [left, right] : [right, left]
    const blow = Math.max(1, Math.round(striker.strength * (0.6 + luck(day * 57 + round) * 0.8)))
    if (isMine) its = Math.max(0, its - blow)
    else mine = Math.max(0, mine - blow)
    rounds.push({ said: `${striker.name}啄中，${struck.name} −${blow}`, left: mine, right: its })
  }
  return { rounds, winner: mine >= its ? 'left' : 'right' }
}
