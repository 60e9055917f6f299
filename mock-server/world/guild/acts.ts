import { Schema } from 'effect'
import { demoAccount } from '../demo-account.ts'
import type { World } from '../world.ts'
import { appointAdmin, joinGuild, membersIn, requireMember } from './guilds.ts'

/** Somebody by phone, the demonstration account where none is named. */
const Somebody = Schema.Struct({ phone: Schema.optionalKey(Schema.String) })

function idOf(world: World, phone: string = demoAccount.phone): string {
  const user = world.tables.users.find((row) => row.phone === phone)
  if (!user) throw new Error(`nobody has the phone number ${phone}`)
  return user.id
}

/** What happens in guilds without who looks at one, by name. */
export const guildActs = {
  /** Somebody becomes a member without any rights, and another one of the guild its admin. */
  'guild.demote': {
    input: Somebody,
    run: async (world: World, { phone }: typeof Somebody.Type) => {
      const id = idOf(world, phone)
      const next = membersIn(world, requireMember(world, id).guildId).find((row) => row.id !== id)
      if (next) await appointAdmin(world, next.id, 'admin')
      await appointAdmin(world, id, 'member')
    },
  },
  'guild.promote': {
    input: Somebody,
    run: (world: World, { phone }: typeof Somebody.Type) => appointAdmin(world, idOf(world, phone), 'admin'),
  },
  /** Somebody joins a guild. */
  'guild.join': {
    input: Schema.Struct({ phone: Schema.String, guildId: Schema.String }),
    run: async (world: World, { phone, guildId }: { readonly phone: string; readonly guildId: string }) => {
      await joinGuild(world, idOf(world, phone), guildId)
    },
  },
} as const
