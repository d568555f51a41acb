/** The signed-in person of a contract, and who stands on the other side. */
export const ME = '9812345670'
export const OTHER = '9812345671'
