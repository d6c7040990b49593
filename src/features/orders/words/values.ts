/** How many words of its own a house may have. */
export const mostWords = 200;
/** How many characters of what is said, and of what it means. */
export const longestWord = 60;
