import { spawn } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { accountEndpoints } from '#src/contract/rest/account/account.endpoints.ts'
import { mountWorldChat } from './chat.ts'
import { startWorldServer } from './node.ts'
import { createAsk, createTestClock } from './test-kit.ts'
import { demoAccount } from './world/demo-account.ts'
import { openWorldFile } from './world-file.ts'

const path = () => join(mkdtempSync(join(tmpdir(), 'world-')), 'world.sqlite')
const open = async (file: string, clock = createTestClock()) => {
  const server = await startWorldServer({ port: 0, clock, mountChat: mountWorldChat, file: openWorldFile(file) })
  return { ...server, clock }
}

/** The command in a process of its own, which is killed without a word. */
async function spawned(data: string) {
  const script = fileURLToPath(new URL('node.ts', import.meta.url))
  const child = spawn(process.execPath, [script, '--port', '0', '--quiet', '--data', data])
  const exited = new Promise((resolve) => void child.once('exit', resolve))
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  onTestFinished(kill)
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (told: Buffer) => resolve(told.toString()))
    void exited.then(() => reject(new Error('it ended before it was ready')))
  })
  return { origin: /^ready (\S+)/.exec(line)![1]!, kill }
}

describe('a world that is kept in a file', () => {
  it('is there again after a restart: tables, tokens, settings, faults, and the queues of the chat', async () => {
    const file = path()
    const first = await open(file)
    const { phone, code } = demoAccount
    const { data } = await createAsk(fetch, first.origin)(sessionEndpoints.loginByVerificationCode, { phone, code })
    await first.control.act('account.rename', { nickname: '山中人' })
    await first.control.act('chat.say', { from: 'bob', text: '还在吗' })
    await first.control.faults({ add: { kind: 'drop', match: { endpoint: 'notice.list' } } })
    const before = await first.control.snapshot()
    await first.close()

    const second = await open(file, first.clock)
    // Only luck goes on meanwhile: people of the world draw it, whether they do anything or not.
    const still = ({ core, chat, tables }: typeof before) => ({
      tables,
      core: { ...core, random: 0 },
      chat: { ...(chat as object), random: 0 },
    })
    expect(still(await second.control.snapshot())).toEqual(still(before))
    const { token } = data as unknown as { token: string }
    const ask = createAsk(fetch, second.origin)
    expect((await ask(accountEndpoints.getUserInfo, {}, { token })).data).toMatchObject({ nickname: '山中人' })
    expect(await second.control.act('chat.texts', { from: 'bob', to: demoAccount.userId })).toEqual(['还在吗'])
    await second.close()
  })

  it('holds what was answered, also of a server that is killed in the next moment', async () => {
    const data = path()
    const first = await spawned(data)
    const { phone, code } = demoAccount
    const ask = createAsk(fetch, first.origin)
    const { token } = (await ask(sessionEndpoints.loginByVerificationCode, { phone, code })).data as { token: string }
    const say = { from: 'bob', text: '断电之前' }
    await fetch(`${first.origin}/__world/act`, {
      method: 'POST',
      body: JSON.stringify({ act: 'chat.say', with: say }),
    })
    await ask(accountEndpoints.updateInfo, { nickname: '夜行人' }, { token })
    await first.kill()

    const second = await spawned(data)
    const known = await createAsk(fetch, second.origin)(accountEndpoints.getUserInfo, {}, { token })
    expect(known.data).toMatchObject({ nickname: '夜行人' })
    const asked = { act: 'chat.texts', with: { from: 'bob', to: demoAccount.userId } }
    const texts = await fetch(`${second.origin}/__world/act`, { method: 'POST', body: JSON.stringify(asked) })
    expect(JSON.stringify(await texts.json())).toContain('断电之前')
    await second.kill()
  })

  /** Whoever changes something and is answered finds it in the file at once: no moment passes. */
  it.each([
    ['settings', { livelyMarket: false }],
    ['act', { act: 'account.rename', with: { nickname: '记下的人' } }],
    ['faults', { add: { kind: 'drop', match: { endpoint: 'notice.list' } } }],
    ['clock/advance', { ms: 86_400_000 }],
    ['reset', {}],
  ])('has what %s has changed once it is answered', async (hook, body) => {
    const file = path()
    const { origin, control, close } = await open(file)
    await control.act('account.rename', { nickname: '从前' })
    const answer = await fetch(`${origin}/__world/${hook}`, { method: 'POST', body: JSON.stringify(body) })
    expect(answer.status).toBe(200)
    const { core, tables } = openWorldFile(file).read()!
    const { core: isCore, tables: isTables } = await control.snapshot()
    expect({ core, tables }).toEqual({ core: isCore, tables: isTables })
    await close()
  })

  it('is written where something of it is another one, and nowhere else', () => {
    const file = path()
    const written = openWorldFile(file)
    const snapshot = (users: object[]) => ({ core: 1, tables: { users, notices: [] } }) as never
    written.write(snapshot([]))
    const base = new DatabaseSync(file)
    const stands = () =>
      Object.fromEntries(
        base
          .prepare('SELECT part, json FROM world')
          .all()
          .map((row) => Object.values(row)),
      )
    // Whoever writes it again takes this away.
    base.exec("UPDATE world SET json = '[\"by hand\"]' WHERE part LIKE 'table/%'")
    const byHand = '["by hand"]'
    const users = [{ id: '1' }]
    written.write(snapshot(users))
    expect(stands()).toMatchObject({ 'table/users': JSON.stringify(users), 'table/notices': byHand })
    base.exec(`UPDATE world SET json = '${byHand}' WHERE part = 'table/users'`)
    written.write(snapshot(users))
    expect(stands()).toMatchObject({ 'table/users': byHand, 'table/notices': byHand })
    base.close()
    written.close()
  })

  it('begins anew in a new file, and is written without being closed', async () => {
    const file = path()
    const first = await open(file)
    await first.control.act('account.rename', { nickname: '夜行' })
    first.clock.tick(1000)
    // What waits for its turn behind it has been written before.
    await first.control.state()
    const read = openWorldFile(file).read()
    expect(JSON.stringify(read)).toContain('夜行')
    await first.close()
  })

  it('says what is wrong with a file of something else', () => {
    const file = path()
    writeFileSync(file, 'no database, but a text that is long enough to be looked at as one '.repeat(20))
    expect(() => openWorldFile(file)).toThrow(/not a database/)
  })
})
