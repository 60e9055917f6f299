import { avatarStatement } from '#src/domain/avatar-statement.ts'
import type { Policy } from '../kit/page/policy.ts'

export const avatarStatementText: Policy = {
  version: '1.0',
  effectiveOn: avatarStatement,
  lead: '数字头像置换，是用你已有的一份数字头像，换同系列里的另一款。请在置换前读完这份协议；点「同意并继续」，表示你同意它的全部内容。',
  sections: [
    {
      title: '可以怎样换',
      paragraphs: ['一份换一份，不补差价，也不退差价：'],
      points: [
        '只能换成同一系列里的另一款，稀有度不能比换出的更高；',
        '换成的那一款要在售，并且还有余量；',
        '置换得来的头像，24 小时内不能再置换。',
      ],
    },
    {
      title: '换出的那一份',
      paragraphs: [
        '置换完成后，换出的那一份会被销毁，它的编号不再发行，也不能恢复。请确认你不再需要它。',
        '如果换出的正是你在用的头像，置换完成后会自动换上新的那一份。',
      ],
    },
    {
      title: '换成的那一份',
      paragraphs: [
        '你会得到这一款的下一个编号。编号按发行的次序给出，不能挑选。',
        '数字头像仅供本人在数藏内使用，不能寄售，也不能转赠。',
      ],
    },
    {
      title: '由本人确认',
      paragraphs: [
        '置换需要完成实名认证，并由本人用支付密码确认。置换记录会登记在你的实名名下。',
        '网络中断时不会重复置换。',
      ],
    },
  ],
}
