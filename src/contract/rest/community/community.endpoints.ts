import { area, endpoint } from '../endpoint.ts'
import { ActivePeople, Appointment, AppointmentChange, Qualification, SaleId } from './community.schema.ts'

/** Who is here and who may take part (marketplace §6, §7: User and account). */
export const communityEndpoints = area('community', {
  qualification: endpoint({
    method: 'GET',
    path: '/user/hasQualification',
    request: SaleId,
    response: Qualification,
    summary: '我是否有资格购买',
  }),
  activePeople: endpoint({
    method: 'GET',
    path: '/user/activePeopleNum',
    response: ActivePeople,
    token: false,
    summary: '在线人数',
  }),
  appointment: endpoint({
    method: 'GET',
    path: '/user/appointment',
    request: AppointmentChange,
    response: Appointment,
    readsOnly: false,
    summary: '预约或取消预约开售提醒',
  }),
})
