import { useState } from 'react'
import { Price } from '../display/price.tsx'
import { StatusDot } from '../display/status-dot.tsx'
import { Tag } from '../display/tag.tsx'
import { SampleArt, samplePicture } from '../story/sample-art.tsx'
import { Specimen, Stage } from '../story/stage.tsx'
import { ArtCard, ArtGrid } from './art-card.tsx'
import { ArtImage } from './art-image.tsx'
import { RarityFrame, rarityWords } from './rarity-frame.tsx'
import type { Rarity } from './rarity-frame.tsx'
import { Swiper } from './swiper.tsx'
import type { Ticker } from './use-autoplay.ts'

export default { title: '图像' }

const rarities = Object.keys(rarityWords) as Rarity[]

export const Images = () => (
  <Stage title="图像">
    <Specimen name="文件、画出来的、暗下去的">
      <div className="grid grid-cols-3 gap-3">
        <ArtImage alt="远山与日" src={samplePicture(20)} />
        <ArtImage alt="墨色山水">
          <SampleArt hue={40} />
        </ArtImage>
        <ArtImage alt="已赠出的藏品" src={samplePicture(120)} dim />
      </div>
    </Specimen>
    <Specimen name="还在路上、坏了、没有">
      <div className="grid grid-cols-3 gap-3">
        <ArtImage alt="加载中的藏品" src="https://192.0.2.1/never.png" />
        <ArtImage alt="坏掉的藏品" src="data:image/png;base64,AAAA" />
        <ArtImage alt="没有图的藏品" src={null} />
      </div>
    </Specimen>
    <Specimen name="宽的">
      <ArtImage alt="活动横幅" ratio={16 / 7}>
        <SampleArt hue={200} />
      </ArtImage>
    </Specimen>
  </Stage>
)
Images.storyName = '图像'

export const Frames = () => (
  <Stage title="稀有度">
    <Specimen name="卡片大小">
      <div className="grid grid-cols-2 gap-x-3 gap-y-6">
        {rarities.map((rarity, at) => (
          <RarityFrame key={rarity} rarity={rarity}>
            <ArtImage alt={`${rarityWords[rarity]}藏品`} rounded="none">
              <SampleArt hue={20 + at * 70} />
            </ArtImage>
          </RarityFrame>
        ))}
      </div>
    </Specimen>
    <Specimen name="详情大小">
      <div className="flex flex-col gap-9 px-6 pb-4">
        {rarities.map((rarity, at) => (
          <RarityFrame key={rarity} rarity={rarity} size="detail">
            <ArtImage alt={`${rarityWords[rarity]}藏品`} rounded="none" ratio={1.3}>
              <SampleArt hue={20 + at * 70} />
            </ArtImage>
          </RarityFrame>
        ))}
      </div>
    </Specimen>
  </Stage>
)
Frames.storyName = '稀有度'

export const Cards = () => (
  <Stage title="藏品卡片">
    <Specimen name="两列">
      <ArtGrid label="在售">
        {rarities.map((rarity, at) => (
          <ArtCard
            key={rarity}
            href="#/"
            art={
              <RarityFrame rarity={rarity}>
                <ArtImage alt="" rounded="none">
                  <SampleArt hue={20 + at * 70} />
                </ArtImage>
              </RarityFrame>
            }
            title={['寒江独钓', '青花缠枝莲', '饕餮', '一个名字长到放不下的藏品'][at] ?? ''}
            note={`山海拾珍 · #0${at + 1}28`}
            foot={<Price integer={['9', '128', '1,280', '12,800'][at] ?? ''} fraction=".00" />}
            footEnd={at === 1 ? <Tag tone="gold">限量</Tag> : undefined}
          />
        ))}
        <ArtCard
          key="plain"
          art={
            <ArtImage alt="" dim>
              <SampleArt hue={300} />
            </ArtImage>
          }
          title="不能按的卡片"
          note="已售罄"
          foot={<StatusDot>已下架</StatusDot>}
        />
        <ArtCard key="bare" href="#/" art={<ArtImage alt="" src={null} />} title="只有名字" />
      </ArtGrid>
    </Specimen>
  </Stage>
)
Cards.storyName = '藏品卡片'

/** Stories have no clock: a tick comes with the button. */
function useHandTicker(): [Ticker, () => void] {
  const [state] = useState(() => {
    const listeners = new Set<() => void>()
    const ticker: Ticker = (onTick) => {
      listeners.add(onTick)
      return () => listeners.delete(onTick)
    }
    return { ticker, tick: () => listeners.forEach((listener) => listener()) }
  })
  return [state.ticker, state.tick]
}

const slides = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    key: String(at),
    label: ['山海拾珍', '春日花园', '盲盒加场', '公会对战'][at % 4] ?? '',
    content: (
      <a href="#/" aria-label={`活动 ${at + 1}`} className="ring-inside block">
        <ArtImage alt="" ratio={16 / 8} rounded="none">
          <SampleArt hue={at * 50} />
        </ArtImage>
      </a>
    ),
  }))

export const Swipers = () => {
  const [ticker, tick] = useHandTicker()
  return (
    <Stage title="轮播">
      <Specimen name="自动播放，可暂停">
        <Swiper label="活动横幅" slides={slides(4)} ticker={ticker} />
        <button type="button" className="mt-2 min-h-11 text-note text-indigo" onClick={tick}>
          过了 3 秒
        </button>
      </Specimen>
      <Specimen name="只能手动">
        <Swiper label="藏品细节" slides={slides(3)} />
      </Specimen>
      <Specimen name="很多张、只有一张">
        <div className="flex flex-col gap-3">
          <Swiper label="相册" slides={slides(12)} />
          <Swiper label="单张" slides={slides(1)} />
        </div>
      </Specimen>
    </Stage>
  )
}
Swipers.storyName = '轮播'
