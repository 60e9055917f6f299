import { expect, it } from 'vitest'
import { faultsOfLedger, type Play, play, unnoticed } from './play.ts'

/** The two tests of a ledger that is played. */
export function itPlays(how: Play): void {
  const { ledger } = how

  it('does what its ledger says on every fact in every state, and no row could be left out', async () => {
    const { report, edges } = await play(how)
    expect(report).toMatchObject({ faults: [], unused: [] })
    expect(unnoticed(ledger, edges)).toEqual([])
  })

  it('has a ledger that covers its lifecycle and cites what there is', () => {
    expect(faultsOfLedger(ledger)).toEqual([])
  })
}
