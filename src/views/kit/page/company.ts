/** How the company behind the app is reached. */
export const supportMail = 'service@shucang.example'
export const privacyMail = 'privacy@shucang.example'
