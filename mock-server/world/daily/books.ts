import type { World } from '../world.ts'

/** What somebody has done of daily things, as counts: see `Books`. */
export const dailyBooks = ({ tables }: World, userId: string) => ({
  days: tables.checkIns.filter((row) => row.userId === userId).length,
  pointDays: tables.pointCheckIns.filter((row) => row.userId === userId).length,
  taskDays: tables.taskRewards.filter((row) => row.userId === userId && row.task === 'checkIn').length,
  redeemed: tables.redemptions.filter((row) => row.userId === userId).length,
  reminders: tables.appointments.filter((row) => row.id.endsWith(`/${userId}`)).length,
})
