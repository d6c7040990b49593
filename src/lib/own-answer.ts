/** A header of every answer of this program, and of nobody else's: a proxy or a network's sign-in page may answer in its place (public/sw.js). */
export const ownAnswer = 'x-comanda';
