import { expect, it } from 'vitest'
import { iconDigests } from './drawn.ts'

it('every icon is drawn as it was', async () => {
  await expect(iconDigests().join('\n')).toMatchFileSnapshot('icons.txt')
})
