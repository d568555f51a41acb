/** The signed-in user, the other party, and a user who bought a contact. */
export const ME = '9812345670'
export const OTHER = '9812345671'
export const THIRD = '9812345672'
