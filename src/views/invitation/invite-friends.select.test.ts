import { describe, expect, it } from 'vitest'
import { day } from '#src/domain/time/instant.ts'
import { storyNow } from '../kit/story/story-app.tsx'
import { friendLine, type InviteAnswers, viewInvite } from './invite-friends.select.ts'

const answers: InviteAnswers = {
  right: { allowed: true, reason: '' },
  poster: {
    title: '邀你一起看画',
    slogan: '画廊',
    image: '/art/banner.svg',
  },
  code: { code: '10001', url: 'https://a.example/link' },
  codeText: { code: '10001', url: 'https://a.example/qr' },
  campaign: { title: '邀请有礼', rules: [], endsAt: storyNow + 30 * day, invited: 2, earnedBeans: 40, beansEach: 20 },
  inviter: null,
}

describe('inviting friends', () => {
  it('says until when the campaign runs', () => {
    expect(viewInvite(answers, storyNow).campaign.until).toBe('活动至 3月31日')
    const until = (now: number) => viewInvite(answers, now).campaign.until
    expect([until(storyNow + 30 * day - 1), until(storyNow + 30 * day)]).toEqual(['活动至 3月31日', '活动已结束'])
  })

  it('says why somebody may not invite, also when the server gives no reason', () => {
    expect(viewInvite(answers, storyNow).barred).toBeNull()
    expect(viewInvite({ ...answers, right: { allowed: false, reason: '账号受限' } }, storyNow).barred).toBe('账号受限')
    expect(viewInvite({ ...answers, right: { allowed: false, reason: '' } }, storyNow).barred).toBe(
      '你的账号暂时不能邀请好友',
    )
  })

  it('sends the link of the code and writes its own text into the picture', () => {
    expect(viewInvite(answers, storyNow)).toMatchObject({
      link: 'https://a.example/link',
      poster: { url: 'https://a.example/qr', code: '10001' },
    })
  })

  it('loads no picture from an address that cannot be trusted', () => {
    expect(
      viewInvite({ ...answers, poster: { ...answers.poster, image: 'javascript:alert(1)' } }, storyNow).poster.image,
    ).toBeNull()
  })

  it('tells of a friend when they came and what they brought', () => {
    const person = { userId: '7', nickname: '山月', avatar: '' }
    const line = friendLine(storyNow)
    expect(line({ person, joinedAt: storyNow - 3 * day, bought: true, beans: 20 })).toMatchObject({
      note: '3天前加入 · 已有第一件藏品',
      beans: '+20 微豆',
      avatar: null,
    })
    expect(line({ person, joinedAt: storyNow, bought: false, beans: 0 }).beans).toBe('不计奖励')
    expect(line({ person, joinedAt: storyNow - 90 * day, bought: false, beans: 20 }).note).toBe('2025年12月1日 加入')
  })
})
