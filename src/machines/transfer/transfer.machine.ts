import { intentMachine } from '../intent.ts'

/** Giving collectibles to another person, once (marketplace §1, §7). */
export const transferMachine = intentMachine('transfer')
