import { useState } from 'react'
import { Specimen, Stage } from '../story/stage.tsx'
import { SearchField, SearchHistory } from './search-field.tsx'

export default { title: '表单 / 搜索' }

const before = ['山海', '青花缠枝莲', '维护公告', '空投', '一个特别特别长的搜索词，长到一行都放不下，于是被省略了']

export const Search = () => {
  const [text, setText] = useState('')
  const [history, setHistory] = useState(before)
  const submit = (word: string) => {
    if (word) setHistory([word, ...history.filter((item) => item !== word)].slice(0, 8))
  }
  return (
    <Stage title="搜索">
      <Specimen name="点进去看到搜索历史">
        <SearchField
          label="搜索公告"
          value={text}
          onChange={setText}
          onSubmit={submit}
          history={<SearchHistory items={history} onPick={setText} onClear={() => setHistory([])} />}
        />
      </Specimen>
      <Specimen name="有字、可取消">
        <SearchField label="搜索藏品" value="千里江山" onChange={() => {}} onSubmit={() => {}} onCancel={() => {}} />
      </Specimen>
      <Specimen name="历史单独放">
        <SearchHistory items={before} onPick={setText} onClear={() => {}} />
      </Specimen>
    </Stage>
  )
}
Search.storyName = '搜索框与历史'
