import { wishMachine } from '../wish.ts'

/** Giving collectibles to another person, once (marketplace §1, §7). */
export const transferMachine = wishMachine('transfer')
