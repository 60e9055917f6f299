import { area, endpoint } from '../endpoint.ts'
import { UserInfo } from '../shapes.ts'
import { Done } from '../wire.ts'
import {
  PasswordChange,
  ProfileChange,
  Substitution,
  SubstitutionChange,
  SubstitutionCode,
  Visibility,
  VisibilityChange,
} from './account.schema.ts'

/** The signed-in person's own profile, password and visibility (marketplace §7, User and account). */
export const accountEndpoints = area('account', {
  getUserInfo: endpoint({
    method: 'POST',
    path: '/user/getUserInfo',
    response: UserInfo,
    readsOnly: true,
    summary: '我的资料',
  }),
  updateInfo: endpoint({
    method: 'POST',
    path: '/user/updateInfo',
    request: ProfileChange,
    response: UserInfo,
    question: { needsNone: 'said again it changes nothing, and what holds is read' },
    summary: '修改昵称或头像',
  }),
  updatePassword: endpoint({
    method: 'POST',
    path: '/user/updatePassword',
    request: PasswordChange,
    response: Done,
    question: {
      needsNone:
        'a second change is refused by the old password, and whether the new one holds shows at the next sign-in',
    },
    summary: '修改登录密码',
  }),
  getHide: endpoint({ method: 'GET', path: '/user/getHide', response: Visibility, summary: '我的藏品是否对他人隐藏' }),
  updateHide: endpoint({
    method: 'GET',
    path: '/user/updateHide',
    request: VisibilityChange,
    response: Visibility,
    readsOnly: false,
    question: { needsNone: 'said again it changes nothing, and what holds is read' },
    summary: '修改藏品是否对他人隐藏',
  }),
  substitution: endpoint({
    method: 'GET',
    path: '/user/getSubstitution',
    response: Substitution,
    summary: '绑定的手机号，和什么时候可以更换',
  }),
  substitutionCode: endpoint({
    method: 'POST',
    path: '/user/substitution/code',
    request: SubstitutionCode,
    response: Done,
    question: { needsNone: 'a second code replaces the first' },
    summary: '向新手机号发送验证码',
  }),
  substitute: endpoint({
    method: 'POST',
    path: '/user/substitution',
    request: SubstitutionChange,
    response: UserInfo,
    question: { needsNone: 'said again it is refused because the number is bound, and what is bound is read' },
    summary: '更换绑定的手机号',
  }),
})
