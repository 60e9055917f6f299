/**
 * What a test is told that `npm test` leaves out and `npm run test:full` plays, with the reason why every run can do without it:
 * `test('…', atNight('the same in the other theme'), async …)`.
 */
export const atNight = (reason: string) => ({
  tag: '@night',
  annotation: { type: 'at night only', description: reason },
})
