import { expect, it } from 'vitest'
import type { CallName } from '#src/contract/rest/calls.ts'
import { endpointNamed } from './endpoint-named.ts'

it('finds a call by its name, and rejects what another release has called so', async () => {
  expect(await endpointNamed('prop.use')).toMatchObject({ name: 'prop.use' })
  for (const name of ['prop.gone', 'nowhere.use', 'prop', 'prop.toString'])
    await expect(endpointNamed(name as CallName)).rejects.toThrow(`no endpoint is called ${name}`)
})
