import type { GuildCard, LordInfo, OwnGuild, PeopleLine } from './guild.select.ts'
import type { LordSectionProps } from './lord-section.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { storyNow } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'

const people = ['林间有鹿', '阿宁不吃辣', '一个名字长到一行放不下的藏友也要放得下']

export const sampleCard: GuildCard = {
  id: '1',
  name: '青云社',
  story: '从一片青绿开始收山水。每周日晚上在群里聊新到的长卷，仓库里有多的藏品发给新人。',
  members: 5,
  power: 128,
  foundedAt: storyNow - 15_552_000_000,
}
export const sampleGuild: OwnGuild = {
  ...sampleCard,
  role: 'admin',
  rank: 1,
  stored: 3,
  newcomers: 4,
  groupId: '200000000000001',
  renameAt: null,
}
const person = { userId: '10006', nickname: '山月不知', avatar: '' }
export const sampleLordInfo: LordInfo = {
  person: { userId: '10001', nickname: '青瓷', avatar: '' },
  followers: 2,
  led: 55,
  rank: 3,
  power: 40,
  qq: '',
  lord: person,
  since: storyNow,
}
export const sampleLord = (change: Partial<LordSectionProps> = {}): LordSectionProps => ({
  lord: sampleLordInfo,
  above: '铜绿',
  sheet: 'none',
  ranking: listStates.whole,
  ranks: people.map((name, at) => ({
    id: String(at),
    rank: at + 1,
    person: { userId: String(at), name, avatar: null, href: '#/' },
    note: `${3 - at} 人跟随`,
    score: `${90 - at * 20} 能量`,
    isMine: at === 1,
  })),
  choice: listStates.empty,
  choices: [],
  failure: '',
  leaving: false,
  onSheet: still,
  onFollow: still,
  onLeave: still,
  onLeaveConfirm: still,
  onLeaveCancel: still,
  ...change,
})
export const samplePeople = (note = '2025年11月21日 加入', value = '40 能量'): readonly PeopleLine[] =>
  people.map((name, at) => ({ id: String(at), name, avatar: null, note, value, href: '#/' }))
