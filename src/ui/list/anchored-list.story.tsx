import { useRef, useState } from 'react'
import { Button } from '../action/button.tsx'
import { Screen } from '../layout/screen.tsx'
import { AnchoredList, type ListHandle } from './anchored-list.tsx'
import type { ListSight } from './use-anchored-scroll.ts'
import type { RowBox } from './anchored-layout.ts'

export default { title: '从末尾读的列表' }

interface Line extends RowBox {
  readonly text: string
  readonly tall: number
}

const words = [
  '今晚八点开售',
  '这一卷共二十四开，按节气排开，每一开都能单独收藏，凑齐一卷另有一枚印章',
  '好',
  '远山如黛，近水含烟',
]

const line = (at: number): Line => ({
  key: `第 ${at} 行`,
  estimate: 60,
  anchor: true,
  text: words[Math.abs(at) % words.length]!.repeat(1 + (Math.abs(at * 7) % 5)),
  tall: 0,
})

const lines = (from: number, count: number) => Array.from({ length: count }, (_, at) => line(from + at))

const draw = (row: Line) => (
  <p className="mx-4 my-1 rounded-m bg-surface p-3">
    <span className="block text-caption text-muted">{row.key}</span>
    {row.text}
    {row.tall > 0 && <span className="mt-2 block rounded-s bg-sunken" style={{ height: row.tall }} />}
  </p>
)

function Demo({ count }: { count: number }) {
  const [rows, setRows] = useState(() => lines(0, count))
  const [sight, setSight] = useState<ListSight | null>(null)
  const list = useRef<ListHandle>(null)
  const grow = () => setRows((was) => was.map((row, at) => (at % 3 === 0 ? { ...row, tall: row.tall + 37 } : row)))
  return (
    <Screen
      title="从末尾读的列表"
      fill
      footer={
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            onPress={() => setRows((was) => [...lines(Number(was[0]!.key.slice(2, -2)) - 20, 20), ...was])}
          >
            更早的
          </Button>
          <Button
            size="small"
            onPress={() => setRows((was) => [...was, ...lines(Number(was.at(-1)!.key.slice(2, -2)) + 1, 3)])}
          >
            新来的
          </Button>
          <Button size="small" onPress={grow}>
            长高
          </Button>
          <Button size="small" onPress={() => list.current?.toRow(rows[Math.floor(rows.length / 2)]!.key)}>
            到中间
          </Button>
          <Button size="small" onPress={() => list.current?.toEnd()}>
            到末尾
          </Button>
          <span className="w-full text-note text-muted">
            {sight?.atEnd ? '在末尾' : `从 ${sight?.place?.key ?? '—'} 读起`}，读到 {sight?.newest ?? '—'}
          </span>
        </div>
      }
    >
      <AnchoredList label="演示" rows={rows} draw={draw} onSight={setSight} handle={list} />
    </Screen>
  )
}

export const Long = () => <Demo count={10_000} />
Long.storyName = '一万行'
export const Short = () => <Demo count={3} />
Short.storyName = '只有几行'
