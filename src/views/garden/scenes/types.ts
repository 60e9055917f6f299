/*
 * What the scenes of the garden are told: pure props, no wire. Whoever builds a page fills these from a selector; whoever draws reads
 * nothing else. Words are ready to be read, in Chinese; numbers are only what a picture needs (how far, how many).
 */

import type { ReactNode } from 'react'

declare module 'react' {
  interface CSSProperties {
    /** Colours and places that a scene hands to its style sheet. */
    [property: `--${string}`]: string | number | undefined
  }
}

export type Weather = 'sun' | 'cloud' | 'rain' | 'snow' | 'wind'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** What lies over every scene, from the world's clock. */
export interface Air {
  readonly weather: Weather
  readonly season: Season
  /** Of the day in the world's own time, 0 to 1439: dawn, day, dusk or night, and where sun and moon stand. */
  readonly minute: number
  /** Weather and season are not known: nothing is said of them. */
  readonly isGuess?: true
}

/** `rose` 玫瑰 · `magicFlower` 魔法花 · `peento` 蟠桃 · `rice` 稻 · `gourd` 葫芦. */
export type PlantKind = 'rose' | 'magicFlower' | 'peento' | 'rice' | 'gourd'

/** 0 seed 种子 · 1 sprout 发芽 · 2 leaf 长叶 · 3 bud 含苞 · 4 bloom 盛开 (may be harvested). */
export type GrowthStage = 0 | 1 | 2 | 3 | 4

export interface PlantView {
  readonly kind: PlantKind
  readonly stage: GrowthStage
  /** Of the whole growth, 0 to 1: the ring around the pot. */
  readonly fraction: number
}

/** lc:garden-slots. */
export type SlotState = 'locked' | 'stopped' | 'started'

export interface SlotView {
  readonly id: string
  /** 「一号盆」. */
  readonly label: string
  /** Where it leads: with it the pot is a link. */
  readonly href?: string
  readonly state: SlotState
  readonly plant: PlantView | null
  /** One short line below the pot: 「2小时后开花」, 「需 3 枚碎片」. */
  readonly note?: string
  /** Its last answer was lost: 确认中 is said, and nothing else of the scene waits for it. */
  readonly confirming?: boolean
}

export type AnimalKind = 'hen' | 'sheep' | 'cow' | 'rabbit'
export type Mood = 'calm' | 'happy' | 'hungry' | 'asleep'

export interface AnimalView {
  readonly id: string
  /** 「小芦花」. */
  readonly name: string
  readonly href?: string
  readonly kind: AnimalKind
  readonly mood: Mood
  /** 「饿了」, 「今天下了一枚蛋」. */
  readonly note?: string
}

/** 0 whole · 1 a hair · 2 cracked · 3 it taps · 4 hatched. */
export type CrackStage = 0 | 1 | 2 | 3 | 4

export interface NestView {
  readonly id: string
  readonly href?: string
  readonly label: string
  readonly state: SlotState
  readonly egg: { readonly crack: CrackStage; readonly fraction: number; readonly child: AnimalKind } | null
  readonly note?: string
  readonly confirming?: boolean
}

export type Feathers = 'red' | 'black' | 'white' | 'gold' | 'barred'
/** How a cock stands at this moment of the fight. */
export type Stance = 'ready' | 'strike' | 'hurt' | 'won' | 'lost'

export interface FighterView {
  readonly name: string
  /** No cock, but one of the pasture. */
  readonly animal?: AnimalKind
  readonly feathers: Feathers
  readonly stance: Stance
  readonly health: number
  readonly healthMax: number
  /** 「胜算 62%」. */
  readonly odds?: string
}

/** A place that a signpost or a map leads to: a link where it has an `href`, else a button; with `closed` it says why not. */
export interface BoardView {
  readonly id: string
  readonly label: string
  readonly href?: string
  /** 「3 株可收」. */
  readonly note?: string
  /** Why one cannot go there now. */
  readonly closed?: string
}

export type Tool = 'water' | 'nutrient' | 'sickle' | 'shovel' | 'feed' | 'key'

/** What lies in the tray below a scene: dragged onto a slot, or tapped and then the slot tapped. */
export interface TrayItemView {
  readonly id: string
  readonly label: string
  readonly picture:
    | { readonly of: 'seed'; readonly kind: PlantKind }
    | { readonly of: 'copy'; readonly image: string | null }
    | { readonly of: 'tool'; readonly tool: Tool }
  /** How many are left; not shown where left out. */
  readonly count?: number
  /** Why it cannot be used now. */
  readonly closed?: string
}

export interface TrayProps {
  readonly label: string
  readonly items: readonly TrayItemView[]
  readonly chosen: string | null
  /** Tapped: the page keeps which one is in the hand; null puts it back. */
  readonly onChoose: (id: string | null) => void
  /** Dragged onto a slot, a nest or an animal (its id). The same should follow as when the two are tapped. */
  readonly onDrop: (item: string, target: string) => void
}

/** What every scene has. */
export interface SceneProps {
  readonly air: Air
  /** Nothing moves: the page is covered, or not looked at. */
  readonly paused?: boolean
}

/** A scene that has nothing to show: it is on its way, there is nothing, the network is away, or it failed. */
export interface QuietSceneProps extends SceneProps {
  readonly kind: 'loading' | 'empty' | 'offline' | 'error'
  /** What is written in the sky: where one is. Default 「花园」. */
  readonly label?: string
  readonly title: string
  readonly note?: string
  readonly action?: { readonly label: string; readonly href?: string; readonly onPress?: () => void }
}

/** What was harvested, and why it is so much: seed, weather, nutrient, programme. */
export interface HarvestMomentProps {
  readonly kind: PlantKind
  /** 「收获 3 朵玫瑰」. */
  readonly title: string
  readonly reasons: readonly { readonly id: string; readonly label: string; readonly value: string }[]
  /** Ends the sequence at once: basket and scroll stand there. */
  readonly skipped: boolean
  readonly onSkip: () => void
}

/** magicGarden/index: up to thirty pots along a hand-scroll that is pulled sideways. */
export interface GardenSceneProps extends SceneProps {
  readonly slots: readonly SlotView[]
  /** How many of the slots are drawn so far; at 0 none but what they are drawn of, at -1 the ground, below it the sky. Default all. */
  readonly drawn?: number
  /** Says whether something was done with it; then its link leads nowhere. */
  readonly onSlot?: (id: string) => boolean | void
  /** Something from the tray is in the hand: the pots that would take it say so. */
  readonly inviting?: readonly string[]
  /** `court` of the garden, `orchard` of peentoGarden, `trellis` of roseDetails. Default court. */
  readonly place?: GardenPlace
}
export type GardenPlace = 'court' | 'orchard' | 'trellis'

/** magicDetails, roseDetails: one plant, close. */
export interface PlantSceneProps extends SceneProps {
  readonly slot: SlotView
  readonly onPlant?: (id: string) => void
  readonly place?: GardenPlace
}

/** fingerpost, newPattern/index: a signpost at a fork of the road. */
export interface SignpostSceneProps extends SceneProps {
  readonly boards: readonly BoardView[]
  readonly onBoard?: (id: string) => void
}

/** newPattern/farm: plots in the fields, seen from a hill. */
export interface FarmSceneProps extends SceneProps {
  readonly plots: readonly SlotView[]
  /** How many of the plots are drawn so far, as in a garden. Default all. */
  readonly drawn?: number
  readonly onPlot?: (id: string) => boolean | void
  readonly inviting?: readonly string[]
}

/** newPattern/pasture: animals on the grass, nests in the barn. */
export interface PastureSceneProps extends SceneProps {
  readonly animals: readonly AnimalView[]
  readonly nests: readonly NestView[]
  readonly onAnimal?: (id: string) => void
  readonly onNest?: (id: string) => void
  readonly inviting?: readonly string[]
}

/** newPattern/battleChicken: two cocks in the ring. `round` 0 is before the first. */
export interface BattleSceneProps extends SceneProps {
  readonly left: FighterView
  readonly right: FighterView
  readonly round: number
  readonly rounds: number
  /** What has just happened, read aloud: 「乌金啄中，芦花 −8」. */
  readonly said?: string
}

/** newPattern/particulars: one animal or one egg, close. */
export interface ParticularsSceneProps extends SceneProps {
  readonly shown:
    | { readonly of: 'animal'; readonly animal: AnimalView }
    | { readonly of: 'nest'; readonly nest: NestView }
  readonly onTouch?: (id: string) => void
}

/** happy: the festival. A lantern is dark, lit, or open (its gift was taken). */
export interface LanternView {
  readonly id: string
  readonly label: string
  readonly state: 'dark' | 'lit' | 'open'
  readonly note?: string
}
export interface FestivalSceneProps extends SceneProps {
  readonly lanterns: readonly LanternView[]
  readonly onLantern?: (id: string) => void
}

/** components/BlindBoxResult: one box opens; the page says when the answer is there. */
export interface BoxMomentProps {
  /** `closed` · `opening` while nothing is known · `opened` with its prize. */
  readonly phase: 'closed' | 'opening' | 'opened'
  readonly prize?: {
    readonly name: string
    readonly rarity: string
    readonly picture?: ReactNode
    readonly note?: string
  }
  /** Only where it can stand closed. */
  readonly onOpen?: () => void
  /** Ends the sequence at once: the prize stands there. */
  readonly skipped: boolean
  readonly onSkip: () => void
}
