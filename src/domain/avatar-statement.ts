/** Which edition of the agreement on exchanging digital avatars is in force, as a date; whoever exchanges has agreed to this one. */
export const avatarStatement = '2026-03-01'
