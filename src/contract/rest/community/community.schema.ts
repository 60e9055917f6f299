import { Schema } from 'effect'
import { saleQualifications } from '../holding-shapes.ts'
import { Flag, Id, Moment, oneOf, Text, Whole } from '../wire.ts'

export const SaleId = Schema.Struct({ id: Id })

/** Whether somebody may buy a product or box, and what it takes. */
export const Qualification = Schema.Struct({
  id: Id,
  kind: oneOf(saleQualifications, 'whiteList'),
  qualified: Flag,
  /** In words, `''` when nothing is needed. */
  need: Text,
}).pipe(Schema.encodeKeys({ kind: 'type', qualified: 'isQualified', need: 'remark' }))
export type Qualification = typeof Qualification.Type

/** How many people are here, as the home page says it. */
export const ActivePeople = Schema.Struct({ count: Whole }).pipe(Schema.encodeKeys({ count: 'num' }))

/** A reminder for a release. `booked` says whether it is set now. */
export const Appointment = Schema.Struct({ id: Id, booked: Flag, onSaleAt: Moment, people: Whole }).pipe(
  Schema.encodeKeys({ booked: 'isAppointment', onSaleAt: 'saleTime', people: 'num' }),
)
export type Appointment = typeof Appointment.Type
export const AppointmentChange = Schema.Struct({ id: Id, booked: Flag }).pipe(
  Schema.encodeKeys({ booked: 'isAppointment' }),
)
