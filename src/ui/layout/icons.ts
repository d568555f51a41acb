/**
 * Line drawings for `<Icon icon={…} />`, on the grid of Icon.tsx. The first page doesn't import them: a drawing that
 * the header or the home page needs belongs in Icon.tsx.
 */
export const back = 'M15 5l-7 7 7 7'
export const down = 'M5 9l7 7 7-7'
export const up = 'M5 15l7-7 7 7'
export const sort = 'M8 4v16M4 8l4-4 4 4M16 20V4M12 16l4 4 4-4'
export const check = 'M4.5 12.5l5 5L19.5 7'
export const warning = 'M12 3.5 2.5 20h19L12 3.5ZM12 10v5m0 2.6v.2'
export const clock = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2'
export const people =
  'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2.5 19.5c.5-3 3.2-4.8 6.5-4.8s6 1.8 6.5 4.8M16 5.3a3.5 3.5 0 0 1 0 6.5m2 3.4c2 .7 3.2 2.2 3.5 4.3'
export const home = 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z'
export const logout = 'M10 4.5H5v15h5M14 8l4 4-4 4m4-4H9'
export const login = 'M14 4.5h5v15h-5M10 8l4 4-4 4m4-4H4'
export const handshake = 'M3 8l4-2 5 2 5-2 4 2v7l-3 1-5 4-6-4-4-1zM12 8l-3.5 3.5c1.5 1.5 3 1 4-.5l4.5 4.5'
export const market =
  'M4 9l1.5-5h13L20 9M4 9v11h16V9M4 9a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0A2.7 2.7 0 0 0 20 9M9.5 20v-5.5h5V20'
export const chart = 'M4 4v16h16M8 16v-4M12.5 16V8M17 16v-6'
export const shield = 'M12 3.5l7.5 2.7v5.3c0 4.5-3 7.7-7.5 9-4.5-1.3-7.5-4.5-7.5-9V6.2zM8.8 12l2.3 2.3 4.3-4.6'
export const phone =
  'M6 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5v3a2 2 0 0 1-2 2.5C11 20 4 13 3.5 5.5A2 2 0 0 1 6 3.5Z'
export const mail = 'M3.5 6h17v12.5h-17zM4 6.5l8 7 8-7'
export const chat = 'M4 5h16v11H10l-4.5 4v-4H4z'
export const globe = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17Z'
export const mobile = 'M7.5 3h9v18h-9zM11 17.8h2'
export const whatsapp =
  'M4 20l1.2-4A8.2 8.2 0 1 1 8.3 19zM9 8.5c-.4 3 3 6.6 6.3 6.5l.7-1.7-2-1.1-1 .9c-1-.4-1.7-1.2-2.2-2.2l.9-.9-.9-2z'
export const upload = 'M12 16V5m-5 5 5-5 5 5M4.5 15v4.5h15V15'
export const download = 'M12 5v11m-5-5 5 5 5-5M4.5 15v4.5h15V15'
export const print = 'M7 8.5V4h10v4.5M7 17H4V8.5h16V17h-3M7 14h10v6H7z'
export const trash = 'M5 7h14M9.5 7V4h5v3M7 7l.8 13h8.4L17 7M10.5 10.5v6m3-6v6'
export const edit = 'M5 19l1-4L16 5l3 3L9 18l-4 1Zm9-12 3 3'
export const plus = 'M12 5v14M5 12h14'
export const filter = 'M4 5.5h16l-6.3 7.5v6l-3.4-2v-4z'
export const more =
  'M5 10.9a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Zm7 0a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Zm7 0a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z'
export const retry = 'M19.5 12A7.5 7.5 0 1 1 17 6.4L20 9m0-5v5h-5'
export const lock = 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3'
export const share = 'M12 15V4m-4 4 4-4 4 4M6 11H5v9h14v-9h-1'
export const copy = 'M8.5 8.5h11v11h-11zM15.5 5.5v-1h-11v11h1'
export const bookmark = 'M7 4h10v16l-5-4-5 4z'
export const expand = 'M14 4.5h5.5V10M10 19.5H4.5V14M19.5 4.5l-6 6M4.5 19.5l6-6'
export const microphone =
  'M12 3.5a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3m-3.5 0h7'
export const stop = 'M6.5 6.5h11v11h-11z'
export const speaker = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11'
