import { area, endpoint } from '../endpoint.ts'
import { PageQuery } from '../wire.ts'
import {
  Given,
  GivenPage,
  GiveRequest,
  GuildInfo,
  JoinRequest,
  MemberPage,
  MemberQuery,
  NewcomerPage,
  PowerPage,
  RenameRequest,
  StoredPage,
  Warehouse,
} from './guild.schema.ts'

/** Guilds and their warehouse (marketplace §6, §7 Guild; docs/decisions/0050). */
export const guildEndpoints = area('guild', {
  info: endpoint({ method: 'GET', path: '/guild/info', response: GuildInfo, summary: '我的公会，和可以加入的公会' }),
  join: endpoint({
    method: 'GET',
    path: '/guild/join',
    request: JoinRequest,
    response: GuildInfo,
    readsOnly: false,
    question: { needsNone: 'said again it changes nothing, and which guild one is in is read' },
    summary: '加入一个公会',
  }),
  rename: endpoint({
    method: 'POST',
    path: '/guild/updateName',
    request: RenameRequest,
    response: GuildInfo,
    question: { needsNone: 'said again it changes nothing, and the name is read' },
    summary: '给公会改名，只有管理员可以',
  }),
  members: endpoint({
    method: 'GET',
    path: '/guild/memberList',
    request: MemberQuery,
    response: MemberPage,
    summary: '公会的成员，战力高的在前',
  }),
  warehouse: endpoint({
    method: 'GET',
    path: '/guild/goWarehouse',
    response: Warehouse,
    summary: '公会仓库有多少藏品',
  }),
  stored: endpoint({
    method: 'GET',
    path: '/guild/productInfoList',
    request: PageQuery,
    response: StoredPage,
    summary: '公会仓库里的藏品',
  }),
  give: endpoint({
    method: 'GET',
    path: '/guild/transferProduct',
    request: GiveRequest,
    response: Given,
    readsOnly: false,
    question: { seenIn: 'guild.given' },
    summary: '把公会仓库里的一件藏品发给一位成员，只有管理员可以',
  }),
  given: endpoint({
    method: 'GET',
    path: '/guild/transferRecord',
    request: PageQuery,
    response: GivenPage,
    summary: '公会仓库发出的藏品',
  }),
  powerLog: endpoint({
    method: 'GET',
    path: '/guild/oldPowerLog',
    request: PageQuery,
    response: PowerPage,
    summary: '公会战力怎样变化',
  }),
  newcomers: endpoint({
    method: 'GET',
    path: '/guild/pullNewList',
    request: PageQuery,
    response: NewcomerPage,
    summary: '公会的拉新：谁由谁带来',
  }),
})
