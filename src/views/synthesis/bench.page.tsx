import { useState } from 'react'
import { useApp } from '../kit/app/app.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useStream } from '../kit/app/use-stream.ts'
import { useDeed } from '../kit/finance/use-deed.ts'
import { useStaged } from '../kit/intent/use-staged.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useRenewal } from '../kit/resource/use-renewal.ts'
import { renewalOf, useResource } from '../kit/resource/use-resource.ts'
import { BenchScreen } from './bench.screen.tsx'
import { givenOf, hasEnded, justMade, materialLine, mergeWords, type Picked, slotsOf } from './synthesis.select.ts'

/** One recipe on the bench: what lies there, what is missing, and the merge (marketplace §2, §7; lc:synthesis). */
export default function BenchPage() {
  const app = useApp()
  const id = useNavigation().query.get('id') ?? ''
  const detail = useResource({ endpoint: 'synthesis.detail', request: { id } })
  const materials = useAside(id === '' ? null : { endpoint: 'synthesis.materials', request: { id } })
  const may = useAside(id === '' ? null : { endpoint: 'synthesis.qualification', request: { synthesisId: id } })
  // A recipe that has begun, or is over, changes what the server says.
  useRenewal([detail.data?.startsAt ?? null, detail.data?.endsAt ?? null], () => (detail.refresh(), may.refresh()))
  const stream = `synthesis/${id}` as const
  const change = useStaged(stream)
  const made = useStream(stream, (snapshot) => justMade(snapshot?.context))
  const isMade = useStream(stream, (snapshot) => hasEnded(snapshot?.context))
  const [picked, setPicked] = useState<Picked>({})
  const deeds = useDeed()
  const rows = materials.data ?? []
  const given = givenOf(rows, picked)
  const renewals = [
    detail.renewal,
    materials.renewal,
    may.renewal,
    renewalOf({ endpoint: 'synthesis.list', request: {} }),
    renewalOf({ endpoint: 'synthesis.count', request: {} }),
    renewalOf({ endpoint: 'prop.chests', request: {} }),
  ]
  const merge = () => {
    app.say(stream, { type: 'synthesis.shown', stage: 'qualified' })
    app.say(stream, {
      type: 'synthesis.performRequested',
      endpoint: 'synthesis.perform',
      request: { synthesisId: id, ids: given.join(',') },
      follows: { done: renewals, refused: renewals },
    })
  }
  const ask = () => {
    if (!detail.data) return
    deeds.ask({
      ...mergeWords(detail.data, rows, picked),
      stream,
      endpoint: 'synthesis.perform',
      ids: given,
      run: merge,
    })
  }
  return (
    <BenchScreen
      resource={detail}
      recipe={detail.data}
      slots={slotsOf(rows, picked)}
      lines={rows.map(materialLine(picked))}
      may={may.data ?? null}
      change={change}
      made={made}
      isMade={isMade}
      sheet={{ ...deeds.shown, change, onCheck: change.check }}
      onPick={(productId, ids) => setPicked({ ...picked, [productId]: ids })}
      onMerge={ask}
      onAgain={() => app.say(stream, { type: 'synthesis.shown', stage: may.data?.qualified ? 'qualified' : 'listed' })}
    />
  )
}
