/** Under what the sound of a kitchen without stations is kept. */
export const onePlace = 'kitchen';
