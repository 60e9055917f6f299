import { Specimen, Stage } from '../story/stage.tsx'

export default { title: '基础' }

const grounds = ['paper', 'surface', 'sunken', 'bar', 'inverse']
const words = ['ink', 'soft', 'muted', 'cinnabar', 'jade', 'gold-ink', 'indigo']
const washes = ['cinnabar', 'jade', 'gold', 'indigo']
const marks = ['faint', 'line', 'hairline', 'cinnabar-fill', 'jade', 'gold', 'indigo']

const Swatch = ({ name }: { name: string }) => (
  <li className="flex items-center gap-3">
    <span
      className="size-11 rounded-s ring-1 ring-hairline ring-inset"
      style={{ background: `var(--color-${name})` }}
    />
    {name}
  </li>
)

export const Colours = () => (
  <Stage title="颜色">
    <Specimen name="底色" on="surface">
      <ul className="grid grid-cols-2 gap-3">
        {grounds.map((name) => (
          <Swatch key={name} name={name} />
        ))}
      </ul>
    </Specimen>
    <Specimen name="标记与线" on="surface">
      <ul className="grid grid-cols-2 gap-3">
        {marks.map((name) => (
          <Swatch key={name} name={name} />
        ))}
      </ul>
    </Specimen>
    <Specimen name="文字（每一对都不低于 4.5:1）" on="surface">
      {words.map((name) => (
        <p key={name} style={{ color: `var(--color-${name})` }}>
          {name}：纸上三寸，墨分五色。
        </p>
      ))}
    </Specimen>
    <Specimen name="淡彩底上的字">
      <div className="grid grid-cols-2 gap-3">
        {washes.map((name) => (
          <p
            key={name}
            className="rounded-m p-3 text-note"
            style={{ background: `var(--color-${name}-wash)`, color: `var(--color-${name}-ink)` }}
          >
            {name}-ink
          </p>
        ))}
      </div>
    </Specimen>
  </Stage>
)
Colours.storyName = '颜色'

export const Type = () => (
  <Stage title="文字">
    <Specimen name="字号与行高" on="surface">
      <p className="text-figure font-semibold tabular-nums">1,280.00</p>
      <p className="text-display font-semibold">山海拾珍 display</p>
      <p className="text-headline font-semibold">千里江山 headline</p>
      <p className="text-title font-medium">青花缠枝莲 title</p>
      <p className="text-body">正文：这件藏品由画师手绘底稿，再由程序逐笔生成。body</p>
      <p className="text-note text-muted">注释：编号一经铸造不可更改。note</p>
      <p className="text-caption text-muted">角标、标签 caption</p>
    </Specimen>
    <Specimen name="等宽数字" on="surface">
      <p className="tabular-nums">11:11:11 · 88:08:48</p>
      <p className="tabular-nums">¥1,111.11 · ¥8,808.88</p>
    </Specimen>
  </Stage>
)
Type.storyName = '文字'
